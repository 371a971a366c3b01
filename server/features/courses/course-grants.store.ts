import type { Tx } from '#database/open.ts';
import type { GrantSource } from '#domain/course-grants.ts';
import { notify } from '#server/features/notifications/index.ts';

interface NewGrant {
  userId: number;
  courseId: number;
  source: Exclude<GrantSource, 'free' | 'points'>;
  /** What a payment, a reward or a coupon opened names its cause. */
  paymentId?: number;
  redemptionId?: number;
  orderId?: number;
  /** The group that it came with. */
  groupId?: number;
  reason?: string;
  /** null: it followed from what was paid or won. */
  grantedBy: number | null;
  /** null: without an end. */
  until?: Date | null;
  now: Date;
}

/**
 * Opens a course to a learner, and notifies them; the database refuses a second grant of the same
 * cause.
 */
export async function insertGrant(tx: Tx, grant: NewGrant): Promise<void> {
  const { grant_id: cause } = await tx
    .insertInto('course_grants')
    .values({
      user_id: grant.userId,
      course_id: grant.courseId,
      source: grant.source,
      payment_id: grant.paymentId ?? null,
      redemption_id: grant.redemptionId ?? null,
      order_id: grant.orderId ?? null,
      group_id: grant.groupId ?? null,
      reason: grant.reason ?? '',
      granted_by: grant.grantedBy,
      granted_at: grant.now,
      until: grant.until ?? null,
    })
    .returning('grant_id')
    .executeTakeFirstOrThrow();
  const { userId, courseId: course_id, now } = grant;
  // What was paid for or won has an email of its own; what a person decided has none but this.
  const kind = grant.grantedBy === null ? 'course_opened' : 'course_granted';
  await notify(tx, { kind, to: { userId }, params: { course_id }, cause, now });
}

interface Ending {
  /** null: nobody decided it. */
  revokedBy: number | null;
  reason: string;
  now: Date;
}

/** Ends grants that are not revoked yet. @returns how many */
export async function revokeGrants(
  tx: Tx,
  which: { userId: number; courseId: number } | { paymentId: number },
  { revokedBy, reason, now }: Ending,
): Promise<number> {
  const rows = await tx
    .updateTable('course_grants')
    .set({ revoked_at: now, revoked_by: revokedBy, revoke_reason: reason })
    .where('revoked_at', 'is', null)
    .$if('paymentId' in which, (qb) =>
      qb.where('payment_id', '=', 'paymentId' in which ? which.paymentId : 0),
    )
    .$if('userId' in which, (qb) =>
      qb
        .where('user_id', '=', 'userId' in which ? which.userId : 0)
        .where('course_id', '=', 'userId' in which ? which.courseId : 0),
    )
    .returning('grant_id')
    .execute();
  return rows.length;
}

/**
 * Closes a course to somebody who began it while it was free: a grant that ended and is dated when
 * they began, so that what they began counts as begun with it.
 */
export async function closeBegunCourse(
  tx: Tx,
  { userId, courseId, begunAt }: { userId: number; courseId: number; begunAt: Date },
  { revokedBy, reason, now }: Ending,
): Promise<void> {
  await tx
    .insertInto('course_grants')
    .values({
      user_id: userId,
      course_id: courseId,
      source: 'free',
      granted_at: begunAt,
      revoked_at: now,
      revoked_by: revokedBy,
      revoke_reason: reason,
    })
    .execute();
}
