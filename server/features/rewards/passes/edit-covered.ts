import type { RewardCategoryKind } from '#contract/rewards.ts';
import type { Tx } from '#database/open.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { isPassTooDear } from '../rewards.rules.ts';
import { countKnownCourses, findDearestCovered } from './passes.queries.ts';
import { type CoveredCourses, storeCoveredCourses } from './passes.store.ts';

/**
 * Stores which courses a reward covers, if they are others than before, and holds its price to
 * theirs.
 * @throws AppError VALIDATION_FAILED where the reward is no pass or too dear, NOT_FOUND where there
 *   is no such course
 */
export async function editCovered(
  tx: Tx,
  reward: {
    rewardId: number;
    kind: RewardCategoryKind;
    deliversCode: boolean;
    pointsRequired: number;
  },
  covered: CoveredCourses,
  before: CoveredCourses | null,
): Promise<void> {
  const { courseIds, levels } = covered;
  const isEmpty = courseIds.length === 0 && levels.length === 0;
  if (!isEmpty && (reward.kind !== 'course_access' || reward.deliversCode)) {
    throw fieldError('VALIDATION_FAILED', 'course_ids', 'messages.rewards.course.noPass');
  }
  const known = new Set(before?.courseIds);
  // A course that was archived since stays covered: the pass is then not asked for it.
  const added = courseIds.filter((id) => !known.has(id));
  if ((await countKnownCourses(tx, added)) < added.length) {
    throw fieldError('NOT_FOUND', 'course_ids', 'validation.not_an_option');
  }
  if (before === null ? !isEmpty : JSON.stringify(covered) !== JSON.stringify(before)) {
    await storeCoveredCourses(tx, reward.rewardId, covered);
  }
  if (isEmpty) return;
  const dearest = await findDearestCovered(tx, reward.rewardId);
  if (isPassTooDear(reward.pointsRequired, dearest)) {
    throw fieldError('VALIDATION_FAILED', 'points_required', {
      key: 'messages.rewards.course.tooDear',
      params: { points: dearest ?? 0 },
    });
  }
}
