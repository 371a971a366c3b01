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
import {
  insertReward,
  lockArchivedReward,
  lockReward,
  setArchived,
  updateReward,
} from '../rewards.store.ts';
import { presentAdminReward } from './present-reward.ts';
import { getAdminReward, getAnyReward, isCategory } from './rewards.queries.ts';

const rewardRecord: RecordKind<number, AdminReward> = {
  entity: 'reward',
  lock: async (tx, id) => (await lockReward(tx, id)) !== undefined,
  get: async (tx, id) => presentAdminReward(await getAdminReward(tx, id)),
};

async function assertCategory(tx: Tx, categoryId: number) {
  if (await isCategory(tx, categoryId)) return;
  throw fieldError('NOT_FOUND', 'reward_category_id', 'validation.not_an_option');
}

/**
 * Adds a reward to the catalogue.
 * @throws AppError NOT_FOUND where there is no such category
 */
export function createReward(
  dependencies: Dependencies,
  admin: CurrentUser,
  body: z.output<typeof rewardCreateBody>,
): Promise<AdminReward> {
  return createRecord(dependencies, admin, rewardRecord, async (tx, at) => {
    await assertCategory(tx, body.reward_category_id);
    // The list of codes begins empty.
    const stock = body.delivers_code ? 0 : body.available_stock;
    return insertReward(tx, { ...body, available_stock: stock }, at);
  });
}

/**
 * Changes a reward. Requests keep the price at which they were made.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED where no name would be left, INVALID_STATE where
 *   codes are turned on or off while requests are open
 * @throws AppError STALE_VERSION, with the reward as it is now in `data`
 */
export function changeReward(
  dependencies: Dependencies,
  admin: CurrentUser,
  rewardId: number,
  { version, ...change }: z.output<typeof rewardPatchBody>,
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
      // A reward may stay in a category that was archived; it cannot be moved into one.
      if (categoryId !== reward.reward_category_id) await assertCategory(tx, categoryId);
      const { delivers_code: deliversCode = reward.delivers_code } = change;
      // Open requests hold units of the stock as it is counted now.
      if (deliversCode !== reward.delivers_code && reward.open_requests > 0) {
        throw fieldError('INVALID_STATE', 'delivers_code', 'messages.rewards.codes.openRequests');
      }
      if (!deliversCode) {
        await updateReward(tx, rewardId, change, at);
        return;
      }
      const { available_stock: _, ...rest } = change;
      const isNew = !reward.delivers_code;
      await updateReward(tx, rewardId, isNew ? { ...rest, available_stock: 0 } : rest, at);
      if (isNew) await storeCodeStock(tx, rewardId, at);
    },
  );
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
