import type { z } from 'zod';
import type { AdminReward, rewardCreateBody, rewardPatchBody } from '#contract/rewards.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { Deps } from '../../kit/deps.ts';
import { Failure } from '../../kit/failure.ts';
import type { Caller } from '../../plugins/session.ts';
import { recordAudit } from '../audit/index.ts';
import { presentAdminReward } from './present-reward.ts';
import { getAdminReward, isCategory } from './rewards.queries.ts';
import { insertReward, lockReward, setArchived, updateReward } from './rewards.store.ts';

/** Sentences in the admin's language. */
interface Sentences {
  noSuchCategory: string;
  nameRequired: string;
}

async function assertCategory(tx: Tx, categoryId: number, { noSuchCategory }: Sentences) {
  if (await isCategory(tx, categoryId)) return;
  throw new Failure('NOT_FOUND', {
    msg: noSuchCategory,
    fields: { reward_category_id: noSuchCategory },
  });
}

function auditOf(verb: 'create' | 'update' | 'archive', rewardId: number, now: Date) {
  return { action: `reward.${verb}`, entity: 'reward', entityId: rewardId, now };
}

/**
 * Adds a reward to the catalogue.
 * @throws Failure NOT_FOUND where there is no such category
 */
export async function createReward(
  { database, now }: Deps,
  admin: Caller,
  body: z.output<typeof rewardCreateBody>,
  sentences: Sentences,
): Promise<AdminReward> {
  return inTransaction(database.db, async (tx) => {
    await assertCategory(tx, body.reward_category_id, sentences);
    const at = now();
    const rewardId = await insertReward(tx, body, at);
    const after = presentAdminReward(await getAdminReward(tx, rewardId));
    await recordAudit(tx, admin, { ...auditOf('create', rewardId, at), after });
    return after;
  });
}

/**
 * Changes a reward. Requests keep the price that they were made at.
 * @throws Failure NOT_FOUND, VALIDATION_FAILED where no name would be left
 * @throws Failure STALE_VERSION, with the reward as it is now in `data`
 */
export async function changeReward(
  { database, now }: Deps,
  admin: Caller,
  rewardId: number,
  { version, ...change }: z.output<typeof rewardPatchBody>,
  sentences: Sentences,
): Promise<AdminReward> {
  return inTransaction(database.db, async (tx) => {
    const reward = await lockReward(tx, rewardId);
    if (!reward) throw new Failure('NOT_FOUND');
    const before = presentAdminReward(await getAdminReward(tx, rewardId));
    if (version !== undefined && version !== reward.version) {
      throw new Failure('STALE_VERSION', { data: before });
    }
    const { name = reward.name, name_zh = reward.name_zh } = change;
    if (name === '' && name_zh === '') {
      throw new Failure('VALIDATION_FAILED', { fields: { name_zh: sentences.nameRequired } });
    }
    const { reward_category_id: categoryId = reward.reward_category_id } = change;
    // A reward may stay in a category that was archived; it cannot be moved into one.
    if (categoryId !== reward.reward_category_id) await assertCategory(tx, categoryId, sentences);
    const at = now();
    await updateReward(tx, rewardId, change, at);
    const after = presentAdminReward(await getAdminReward(tx, rewardId));
    await recordAudit(tx, admin, { ...auditOf('update', rewardId, at), before, after });
    return after;
  });
}

/**
 * Takes a reward out of the catalogue for good; the requests for it stay and go on.
 * @throws Failure NOT_FOUND
 */
export async function archiveReward(
  { database, now }: Deps,
  admin: Caller,
  rewardId: number,
): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    if (!(await lockReward(tx, rewardId))) throw new Failure('NOT_FOUND');
    const before = presentAdminReward(await getAdminReward(tx, rewardId));
    const at = now();
    await setArchived(tx, rewardId, at);
    await recordAudit(tx, admin, { ...auditOf('archive', rewardId, at), before });
  });
}
