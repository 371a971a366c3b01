import { type CourseAccess, isInsider, type Viewer } from '#domain/course-access.ts';
import { isCourseListed } from '#domain/course-visibility.ts';

/**
 * The outcome of redeeming a course. Points buy only what has a price in points, and once: what they
 * bought is `redeemed`. Whom the course is open to anyway has nothing to buy.
 */
export function decideRedemption(
  course: CourseAccess & {
    /** Paid with points before, whether or not that access was ended. */
    has_paid_points: boolean;
  },
  viewer: Viewer,
): 'redeem' | 'redeemed' | 'NOT_FOUND' | 'ALREADY_REDEEMED' | 'UNAVAILABLE' {
  if (course.status === 'draft' && !isInsider(course, viewer)) return 'NOT_FOUND';
  if (course.is_redeemed_by_user) return course.has_paid_points ? 'redeemed' : 'ALREADY_REDEEMED';
  if (course.has_paid_points) return 'UNAVAILABLE';
  if (!isCourseListed(course) || course.points_required === 0) return 'UNAVAILABLE';
  return isInsider(course, viewer) || course.is_begun_by_user ? 'UNAVAILABLE' : 'redeem';
}
