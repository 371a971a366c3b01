import type { CourseDetail } from '#contract/courses.ts';
import type { LessonListItem } from '#contract/learning.ts';
import type { SiteData } from '#web/lib/site-data.ts';

/** Whether a course stands open to the person, and if not, what opens it. */
export type CourseAccess =
  | { kind: 'open' }
  /** Opens for points; the person must log in first. */
  | { kind: 'login'; need: number }
  /** `have` is null where the balance did not load: the API decides. */
  | { kind: 'redeem'; need: number; have: number | null }
  | { kind: 'short'; need: number; have: number; missing: number }
  /** No longer offered, and not redeemed while it was. */
  | { kind: 'unavailable' };

type Course = Pick<
  CourseDetail['basic_info'],
  'is_free' | 'is_redeemed_by_user' | 'points_required' | 'status'
>;

/** Decides what the panel of a course offers. The locks of the contents are the API’s word. */
export function courseAccess(
  course: Course,
  contents: readonly Pick<LessonListItem, 'locked'>[],
  { user, points }: Pick<SiteData, 'user' | 'points'>,
): CourseAccess {
  const opened =
    contents.length > 0
      ? contents.every(({ locked }) => locked === null)
      : course.is_free || course.is_redeemed_by_user;
  if (opened) return { kind: 'open' };
  if (course.status !== 'active') return { kind: 'unavailable' };
  const need = course.points_required;
  if (user === null) return { kind: 'login', need };
  if (points !== null && points < need) {
    return { kind: 'short', need, have: points, missing: need - points };
  }
  return { kind: 'redeem', need, have: points };
}
