import { sql } from 'kysely';
import type { z } from 'zod';
import type { recipientBody, redemptionBody } from '#contract/redemptions.ts';
import type { rewardCreateBody, rewardPatchBody } from '#contract/rewards-admin.ts';
import type { Tx } from '#database/open.ts';
import type { CouponTerms } from '#domain/coupon.ts';
import type { RedemptionStatus, Transition } from '#domain/redemption-status.ts';
import { coversCourses } from './passes/covered-courses.sql.ts';

/**
 * The writes of rewards and redemptions. Rows are locked in one order, so that no two commands
 * deadlock: redemption, then the learner's accounts, then the reward, then its category.
 */

/** A reward and the kind of its category, locked until the transaction ends. */
export function lockReward(tx: Tx, rewardId: number) {
  return tx
    .selectFrom('rewards')
    .innerJoin(
      'reward_categories',
      'reward_categories.reward_category_id',
      'rewards.reward_category_id',
    )
    .selectAll('rewards')
    .select(['reward_categories.kind as category_kind', coversCourses.as('covers_courses')])
    .where('reward_id', '=', rewardId)
    .where('rewards.archived_at', 'is', null)
    .forUpdate('rewards')
    .executeTakeFirst();
}

/** An archived reward, locked until the transaction ends. */
export function lockArchivedReward(tx: Tx, rewardId: number) {
  return tx
    .selectFrom('rewards')
    .select('reward_id')
    .where('reward_id', '=', rewardId)
    .where('archived_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The kind of a category, which stays until the transaction ends; undefined: there is none. */
export function lockCategoryKind(tx: Tx, categoryId: number) {
  return tx
    .selectFrom('reward_categories')
    .select(['kind', 'archived_at'])
    .where('reward_category_id', '=', categoryId)
    .forShare()
    .executeTakeFirst();
}

/** Takes one unit of the stock. @returns what is left; null where there is no limit */
export async function takeStock(tx: Tx, rewardId: number, now: Date): Promise<number | null> {
  const { available_stock } = await tx
    .updateTable('rewards')
    .set((eb) => ({
      available_stock: eb('available_stock', '-', 1),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('reward_id', '=', rewardId)
    .returning('available_stock')
    .executeTakeFirstOrThrow();
  return available_stock;
}

/** Returns one unit to the stock; without a limit there is none to return to. */
export async function returnStock(tx: Tx, rewardId: number, now: Date): Promise<void> {
  await tx
    .updateTable('rewards')
    .set((eb) => ({
      available_stock: eb('available_stock', '+', 1),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('reward_id', '=', rewardId)
    .where('available_stock', 'is not', null)
    .execute();
}

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

/** Corrects who a parcel is for and where it goes. `updated_at` stays, as above. */
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

type RewardChange = Omit<
  z.output<typeof rewardPatchBody>,
  'version' | 'course_ids' | 'course_levels'
>;

/** Times are given as text and stored as times; undefined stays as it is. */
function timeOf(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text;
}

/** @returns the id of the new reward */
export async function insertReward(
  tx: Tx,
  reward: Omit<z.output<typeof rewardCreateBody>, 'course_ids' | 'course_levels'>,
  now: Date,
): Promise<number> {
  const { reward_id } = await tx
    .insertInto('rewards')
    .values({
      ...reward,
      expires_at: timeOf(reward.expires_at) ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning('reward_id')
    .executeTakeFirstOrThrow();
  return reward_id;
}

/** @param change what is undefined in it stays as it is */
export async function updateReward(
  tx: Tx,
  rewardId: number,
  change: RewardChange,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('rewards')
    .set((eb) => ({
      ...change,
      expires_at: timeOf(change.expires_at),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('reward_id', '=', rewardId)
    .execute();
}

/** @param archivedAt null restores it */
export async function setArchived(
  tx: Tx,
  rewardId: number,
  archivedAt: Date | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('rewards')
    .set((eb) => ({ archived_at: archivedAt, updated_at: now, version: eb('version', '+', 1) }))
    .where('reward_id', '=', rewardId)
    .execute();
}
