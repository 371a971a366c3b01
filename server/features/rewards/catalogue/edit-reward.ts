import type { z } from 'zod';
import type { AdminReward, rewardCreateBody, rewardPatchBody } from '#contract/rewards-admin.ts';
import type { Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import {
  archiveRecord,
  changeRecord,
  createRecord,
  type RecordKind,
} from '#server/features/audit/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { storeCodeStock } from '../codes/codes.store.ts';
import { editCovered } from '../passes/edit-covered.ts';
import { type CouponColumns, couponFaults } from '../reward-coupon.rules.ts';
import {
  insertReward,
  lockArchivedReward,
  lockCategoryKind,
  lockReward,
  setArchived,
  updateReward,
} from '../rewards.store.ts';
import { presentAdminReward } from './present-reward.ts';
import { getAdminReward, getAnyReward } from './rewards.queries.ts';

const rewardRecord: RecordKind<number, AdminReward> = {
  entity: 'reward',
  lock: async (tx, id) => (await lockReward(tx, id)) !== undefined,
  get: async (tx, id) => presentAdminReward(await getAdminReward(tx, id)),
};

/** A reward may stay in a category that was archived; it cannot be moved into one. */
async function getCategoryKind(tx: Tx, categoryId: number, keptId: number | null = null) {
  const category = await lockCategoryKind(tx, categoryId);
  if (category && (category.archived_at === null || categoryId === keptId)) return category.kind;
  throw fieldError('NOT_FOUND', 'reward_category_id', 'validation.not_an_option');
}

/** @throws AppError VALIDATION_FAILED where the coupon of a reward does not fit its kind */
function assertCoupon(reward: Parameters<typeof couponFaults>[0]): void {
  const fields = couponFaults(reward);
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

/** What the coupons of a reward will be, where a change leaves some of it as it is. */
function changedCoupon(
  change: { [Column in keyof CouponColumns]?: CouponColumns[Column] | undefined },
  reward: CouponColumns,
): CouponColumns {
  const { coupon_percent = reward.coupon_percent, coupon_amount = reward.coupon_amount } = change;
  const { coupon_currency = reward.coupon_currency, coupon_days = reward.coupon_days } = change;
  return { coupon_percent, coupon_amount, coupon_currency, coupon_days };
}

const conditionsOf = (reward: { delivers_code: boolean; points_required: number }) => ({
  deliversCode: reward.delivers_code,
  pointsRequired: reward.points_required,
});

/**
 * Adds a reward to the catalogue.
 * @throws AppError NOT_FOUND where there is no such category or course, VALIDATION_FAILED where a
 *   pass costs more points than any course that it opens, or a discount has no coupon
 */
export function createReward(
  dependencies: Dependencies,
  admin: CurrentUser,
  body: z.output<typeof rewardCreateBody>,
): Promise<AdminReward> {
  return createRecord(dependencies, admin, rewardRecord, async (tx, at) => {
    const kind = await getCategoryKind(tx, body.reward_category_id);
    const { course_ids: courseIds, course_levels: levels, ...fields } = body;
    assertCoupon({ ...body, category_kind: kind });
    // The list of codes begins empty.
    const stock = body.delivers_code ? 0 : body.available_stock;
    const rewardId = await insertReward(tx, { ...fields, available_stock: stock }, at);
    const reward = { rewardId, kind, ...conditionsOf(body) };
    await editCovered(tx, reward, { courseIds, levels }, null);
    return rewardId;
  });
}

/**
 * Changes a reward. Requests keep the price at which they were made.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED where no name would be left, a pass costs more
 *   than any course that it opens or a discount has no coupon, INVALID_STATE where codes are turned on or off while requests are
 *   open
 * @throws AppError STALE_VERSION, with the reward as it is now in `data`
 */
export function changeReward(
  dependencies: Dependencies,
  admin: CurrentUser,
  rewardId: number,
  { version, course_ids, course_levels, ...change }: z.output<typeof rewardPatchBody>,
): Promise<AdminReward> {
  return changeRecord(
    dependencies,
    admin,
    rewardRecord,
    rewardId,
    version,
    async (tx, reward, at) => {
      const { name = reward.name, name_zh = reward.name_zh } = change;
      if (name === '' && name_zh === '') {
        throw new AppError('VALIDATION_FAILED', {
          fields: { name_zh: 'validation.name_required' },
        });
      }
      const { reward_category_id: categoryId = reward.reward_category_id } = change;
      const kind = await getCategoryKind(tx, categoryId, reward.reward_category_id);
      const { delivers_code: deliversCode = reward.delivers_code } = change;
      // Open requests hold units of the stock as it is counted now.
      if (deliversCode !== reward.delivers_code && reward.open_requests > 0) {
        throw fieldError('INVALID_STATE', 'delivers_code', 'messages.rewards.codes.openRequests');
      }
      const { status = reward.status } = change;
      const coupon = changedCoupon(change, reward);
      assertCoupon({ ...coupon, category_kind: kind, delivers_code: deliversCode, status });
      await updateConditions(tx, reward, { ...change, delivers_code: deliversCode }, at);
      const { points_required: pointsRequired = reward.points_required } = change;
      const before = { courseIds: reward.course_ids, levels: reward.course_levels };
      const after = {
        courseIds: course_ids ?? before.courseIds,
        levels: course_levels ?? before.levels,
      };
      await editCovered(tx, { rewardId, kind, deliversCode, pointsRequired }, after, before);
    },
  );
}

/** Writes a reward; the stock of one with codes follows its list. */
async function updateConditions(
  tx: Tx,
  { reward_id: rewardId, delivers_code: deliveredCode }: AdminReward,
  change: Parameters<typeof updateReward>[2],
  at: Date,
): Promise<void> {
  if (change.delivers_code !== true) {
    await updateReward(tx, rewardId, change, at);
    return;
  }
  const { available_stock: _, ...rest } = change;
  await updateReward(tx, rewardId, deliveredCode ? rest : { ...rest, available_stock: 0 }, at);
  if (!deliveredCode) await storeCodeStock(tx, rewardId, at);
}

/**
 * Archives a reward; the requests for it continue.
 * @throws AppError NOT_FOUND
 */
export function archiveReward(
  dependencies: Dependencies,
  admin: CurrentUser,
  rewardId: number,
): Promise<void> {
  return archiveRecord(dependencies, admin, rewardRecord, rewardId, (tx, at) =>
    setArchived(tx, rewardId, at, at),
  );
}

const archivedReward: RecordKind<number, AdminReward> = {
  entity: 'reward',
  lock: async (tx, id) => (await lockArchivedReward(tx, id)) !== undefined,
  get: async (tx, id) => presentAdminReward(await getAnyReward(tx, id)),
};

/**
 * Restores an archived reward, with the status and the stock that it had.
 * @throws AppError NOT_FOUND where it is not archived
 */
export async function restoreReward(
  dependencies: Dependencies,
  admin: CurrentUser,
  rewardId: number,
): Promise<AdminReward> {
  await archiveRecord(
    dependencies,
    admin,
    archivedReward,
    rewardId,
    (tx, at) => setArchived(tx, rewardId, null, at),
    'restore',
  );
  return presentAdminReward(await getAdminReward(dependencies.database.db, rewardId));
}
