import type { ErrorCode } from '#contract/errors.ts';
import type { RewardCategoryKind } from '#contract/rewards.ts';

/** Whether a request for a reward names a course, which its approval opens. */
export function opensCourse(reward: {
  category_kind: RewardCategoryKind;
  delivers_code: boolean;
  covers_courses: boolean;
}): boolean {
  return reward.category_kind === 'course_access' && !reward.delivers_code && reward.covers_courses;
}

/** Why somebody cannot request a course with a pass; null: they can. */
export type CourseRefusal = 'notCovered' | 'unlisted' | 'alreadyOpen' | 'alreadyRequested';

/**
 * Whether a course can be requested with a pass.
 * @param course null: there is none, or the reward does not cover it
 */
export function decideCourseChoice(
  course: { isListed: boolean; isOpen: boolean; isRequested: boolean } | null,
): CourseRefusal | null {
  if (course === null) return 'notCovered';
  if (course.isOpen) return 'alreadyOpen';
  if (!course.isListed) return 'unlisted';
  return course.isRequested ? 'alreadyRequested' : null;
}

/** The error of the command for each of them. */
export const courseRefusalErrors = {
  notCovered: 'VALIDATION_FAILED',
  unlisted: 'UNAVAILABLE',
  alreadyOpen: 'ALREADY_REDEEMED',
  alreadyRequested: 'ALREADY_REDEEMED',
} as const satisfies Record<CourseRefusal, ErrorCode>;

/**
 * Whether a pass would cost more points than any course that it opens. Courses without a price in
 * points set no bound.
 * @param dearest the highest price in points of the courses that it covers; null or 0: none has one
 */
export function isPassTooDear(pointsRequired: number, dearest: number | null): boolean {
  return dearest !== null && dearest > 0 && pointsRequired > dearest;
}
