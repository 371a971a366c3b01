import type { RewardCategoryKind } from '#contract/rewards.ts';
import type { Tx } from '#database/open.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { isPassTooDear } from '../pass-courses.rules.ts';
import { countKnownCourses, findDearestCovered } from './passes.queries.ts';
import { type CoveredCourses, storeCoveredCourses } from './passes.store.ts';

/**
 * Stores which courses a pass opens or the coupon of a discount is for, if they are others than
 * before, and holds the price of a pass to theirs.
 * @throws AppError VALIDATION_FAILED where the reward is neither or too dear, NOT_FOUND where there
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
  const isPass = reward.kind === 'course_access' && !reward.deliversCode;
  const isDiscount = reward.kind === 'discount' && !reward.deliversCode;
  if (courseIds.length > 0 && !isPass && !isDiscount) {
    throw fieldError('VALIDATION_FAILED', 'course_ids', 'messages.rewards.course.noCourses');
  }
  if (levels.length > 0 && !isPass) {
    throw fieldError('VALIDATION_FAILED', 'course_levels', 'messages.rewards.course.noPass');
  }
  const known = new Set(before?.courseIds);
  // A course that was archived since stays named: no pass opens it, and no coupon buys it.
  const added = courseIds.filter((id) => !known.has(id));
  if ((await countKnownCourses(tx, added)) < added.length) {
    throw fieldError('NOT_FOUND', 'course_ids', 'messages.coupons.noSuchCourse');
  }
  if (before === null ? !isEmpty : JSON.stringify(covered) !== JSON.stringify(before)) {
    await storeCoveredCourses(tx, reward.rewardId, covered);
  }
  if (isEmpty || !isPass) return;
  const dearest = await findDearestCovered(tx, reward.rewardId);
  if (isPassTooDear(reward.pointsRequired, dearest)) {
    throw fieldError('VALIDATION_FAILED', 'points_required', {
      key: 'messages.rewards.course.tooDear',
      params: { points: dearest ?? 0 },
    });
  }
}
