import type { z } from 'zod';
import type {
  AdminRewardCategory,
  rewardCategoryCreateBody,
  rewardCategoryPatchBody,
} from '#contract/rewards-admin.ts';
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
import { contradictsKind, getCategory, presentCategory } from './categories.queries.ts';

function categoryRecord(archived: boolean): RecordKind<number, AdminRewardCategory> {
  return {
    entity: 'reward_category',
    lock: async (tx, id) => {
      const row = await tx
        .selectFrom('reward_categories')
        .select('reward_category_id')
        .where('reward_category_id', '=', id)
        .where('archived_at', archived ? 'is not' : 'is', null)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },
    get: async (tx, id) => presentCategory(await getCategory(tx, id)),
  };
}
const inUse = categoryRecord(false);
const archived = categoryRecord(true);

/** Adds a category of rewards. */
export function createCategory(
  dependencies: Dependencies,
  admin: CurrentUser,
  body: z.output<typeof rewardCategoryCreateBody>,
): Promise<AdminRewardCategory> {
  return createRecord(dependencies, admin, inUse, async (tx) => {
    const { reward_category_id } = await tx
      .insertInto('reward_categories')
      .values(body)
      .returning('reward_category_id')
      .executeTakeFirstOrThrow();
    return reward_category_id;
  });
}

/**
 * Changes a category. Existing requests keep whether they are shipped.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED where no name would be left, INVALID_STATE where its
 *   rewards need coupons for another kind, or lose theirs
 * @throws AppError STALE_VERSION, with the category as it is now in `data`
 */
export function changeCategory(
  dependencies: Dependencies,
  admin: CurrentUser,
  categoryId: number,
  { version, ...change }: z.output<typeof rewardCategoryPatchBody>,
): Promise<AdminRewardCategory> {
  return changeRecord(dependencies, admin, inUse, categoryId, version, async (tx, category) => {
    const { name = category.name, name_zh = category.name_zh } = change;
    if (name === '' && name_zh === '') {
      throw new AppError('VALIDATION_FAILED', { fields: { name_zh: 'validation.name_required' } });
    }
    const { kind = category.kind } = change;
    if (kind !== category.kind && (await contradictsKind(tx, categoryId, kind))) {
      const isDiscount = kind === 'discount';
      throw fieldError(
        'INVALID_STATE',
        'kind',
        `messages.rewards.coupon.${isDiscount ? 'needCoupons' : 'haveCoupons'}`,
      );
    }
    await tx
      .updateTable('reward_categories')
      .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
      .where('reward_category_id', '=', categoryId)
      .execute();
  });
}

function setArchived(tx: Tx, categoryId: number, archivedAt: Date | null) {
  return tx
    .updateTable('reward_categories')
    .set((eb) => ({ archived_at: archivedAt, version: eb('version', '+', 1) }))
    .where('reward_category_id', '=', categoryId)
    .execute();
}

/**
 * Archives a category: it can no longer be chosen; the rewards in it stay as they are.
 * @throws AppError NOT_FOUND
 */
export function archiveCategory(
  dependencies: Dependencies,
  admin: CurrentUser,
  categoryId: number,
): Promise<void> {
  return archiveRecord(dependencies, admin, inUse, categoryId, async (tx, at) => {
    await setArchived(tx, categoryId, at);
  });
}

/**
 * Restores an archived category.
 * @throws AppError NOT_FOUND where it is not archived
 */
export async function restoreCategory(
  dependencies: Dependencies,
  admin: CurrentUser,
  categoryId: number,
): Promise<AdminRewardCategory> {
  await archiveRecord(
    dependencies,
    admin,
    archived,
    categoryId,
    async (tx) => {
      await setArchived(tx, categoryId, null);
    },
    'restore',
  );
  return presentCategory(await getCategory(dependencies.database.db, categoryId));
}
