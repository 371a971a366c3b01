import { sql } from 'kysely';
import type { z } from 'zod';
import type { recipientBody, redemptionBody } from '#contract/redemptions.ts';
import type { Tx } from '#database/open.ts';
import type { CouponTerms } from '#domain/coupon.ts';
import type { RedemptionStatus, Transition } from '#domain/redemption-status.ts';

interface NewRedemption {
  userId: number;
  body: z.output<typeof redemptionBody>;
  pointsSpent: number;
  holdPointId: number;
  tookStock: boolean;
  requiresShipping: boolean;
  deliversCode: boolean;
  /** The course that its approval opens. */
  courseId: number | null;
  /** The coupon that its approval makes. */
  coupon: CouponTerms | null;
  now: Date;
}

/** Writes a request, which is pending, and its first event. @returns its id */
export async function insertRequest(tx: Tx, redemption: NewRedemption): Promise<number> {
  // The times are no column of the request: they are stored beside it.
  const { proposed_times: _, ...columns } = redemption.body;
  const { redemption_id } = await tx
    .with('request', (db) =>
      db
        .insertInto('reward_redemptions')
        .values({
          ...columns,
          user_id: redemption.userId,
          points_spent: redemption.pointsSpent,
          hold_point_id: redemption.holdPointId,
          took_stock: redemption.tookStock,
          requires_shipping: redemption.requiresShipping,
          delivers_code: redemption.deliversCode,
          course_id: redemption.courseId,
          coupon_percent: redemption.coupon?.percent ?? null,
          coupon_amount: redemption.coupon?.amount ?? null,
          coupon_currency: redemption.coupon?.currency ?? null,
          coupon_days: redemption.coupon?.days ?? null,
          created_at: redemption.now,
          updated_at: redemption.now,
        })
        .returning(['redemption_id', 'status', 'created_at', 'user_id']),
    )
    .insertInto('redemption_events')
    .columns(['redemption_id', 'status', 'at', 'actor_user_id', 'note'])
    .expression((eb) =>
      eb
        .selectFrom('request')
        .select(['redemption_id', 'status', 'created_at', 'user_id', sql<string>`''`.as('note')]),
    )
    .returning('redemption_id')
    .executeTakeFirstOrThrow();
  return redemption_id;
}

/** A request, locked until the transaction ends. */
export function lockRedemption(tx: Tx, redemptionId: number) {
  return tx
    .selectFrom('reward_redemptions')
    .selectAll()
    .where('redemption_id', '=', redemptionId)
    .forUpdate()
    .executeTakeFirst();
}

/** A request with all its columns, as `lockRedemption` reads it. */
export type LockedRedemption = NonNullable<Awaited<ReturnType<typeof lockRedemption>>>;

/** The columns that a transition writes besides the status. */
export interface TransitionDetails {
  carrier?: string | null;
  tracking_number?: string | null;
  rejection_reason?: string | null;
}

/** @returns whether the status was still as it was read: of several at once, one wins */
export async function updateRedemptionStatus(
  tx: Tx,
  redemption: Pick<LockedRedemption, 'redemption_id' | 'status'>,
  change: TransitionDetails & { status: Transition['status'] },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reward_redemptions')
    .set((eb) => ({ ...change, updated_at: now, version: eb('version', '+', 1) }))
    .where('redemption_id', '=', redemption.redemption_id)
    .where('status', '=', redemption.status)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Corrects a parcel. `updated_at` stays: it is the time of the last transition. */
export async function updateParcel(
  tx: Tx,
  redemptionId: number,
  parcel: { carrier: string; tracking_number: string | null },
): Promise<void> {
  await tx
    .updateTable('reward_redemptions')
    .set((eb) => ({ ...parcel, version: eb('version', '+', 1) }))
    .where('redemption_id', '=', redemptionId)
    .execute();
}

/** Corrects who a parcel is for and where it goes. `updated_at` stays, as for a parcel. */
export async function updateRecipient(
  tx: Tx,
  redemptionId: number,
  recipient: Omit<z.output<typeof recipientBody>, 'version'>,
): Promise<void> {
  await tx
    .updateTable('reward_redemptions')
    .set((eb) => ({ ...recipient, version: eb('version', '+', 1) }))
    .where('redemption_id', '=', redemptionId)
    .execute();
}

/** Stores a transition, or a correction: who, when, and the academy's note. */
export async function insertRedemptionEvent(
  tx: Tx,
  event: {
    redemptionId: number;
    status: RedemptionStatus;
    isCorrection?: boolean;
    actorUserId: number;
    note: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('redemption_events')
    .values({
      redemption_id: event.redemptionId,
      status: event.status,
      is_correction: event.isCorrection ?? false,
      at: event.now,
      actor_user_id: event.actorUserId,
      note: event.note,
    })
    .execute();
}
