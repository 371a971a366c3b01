import { type CourseAccess, lessonLock, type Viewer } from '#domain/course-access.ts';
import { isCourseListed } from '#domain/course-visibility.ts';
import { pricesOf } from '#domain/currencies.ts';

/** Whether a person can order a course, or why not. */
export function decideOrdering(
  course: CourseAccess,
  viewer: Viewer,
): 'order' | 'ALREADY_REDEEMED' | 'UNAVAILABLE' {
  if (lessonLock(course, viewer) === null) return 'ALREADY_REDEEMED';
  return isCourseListed(course) && pricesOf(course).length > 0 ? 'order' : 'UNAVAILABLE';
}
