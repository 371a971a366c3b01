import type { z } from 'zod';
import type { rewardCreateBody, rewardPatchBody } from '#contract/rewards-admin.ts';
import type { Tx } from '#database/open.ts';
import { coversCourses } from './passes/covered-courses.sql.ts';

/**
 * The writes of rewards. Rows of rewards and redemptions are locked in one order, so that no two
 * commands deadlock: redemption, then the learner's accounts, then the reward, then its category.
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
