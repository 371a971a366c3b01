import type { CourseListItem } from '#contract/courses.ts';
import type { SiteData } from '#web/lib/site-data.ts';

/** Why a course card does not open: the person must log in, or earn more. */
export type CardDeniedReason = { kind: 'login' } | { kind: 'points'; have: number; need: number };

/**
 * The card’s own rule: an intermediate or advanced course
 * opens for who is logged in and has enough points or has redeemed it. The page and the
 * API decide again by themselves; this only spares a useless click.
 */
export function cardDeniedReason(
  course: Pick<CourseListItem, 'difficulty_level' | 'points_required' | 'is_redeemed_by_user'>,
  { user, points }: Pick<SiteData, 'user' | 'points'>,
): CardDeniedReason | null {
  if (course.difficulty_level === 'beginner') return null;
  if (user === null) return { kind: 'login' };
  if (user.role === 'admin' || course.is_redeemed_by_user) return null;
  const have = points ?? course.points_required;
  if (have >= course.points_required) return null;
  return { kind: 'points', have, need: course.points_required };
}
