import { type CourseAccess, isInsider, lessonLock, type Viewer } from './course-access.ts';

/** Whether a course is in the lists, and can be redeemed where it is not free. */
export function isCourseListed(course: Pick<CourseAccess, 'status' | 'archived_at'>): boolean {
  return course.status === 'active' && course.archived_at === null;
}

/**
 * Whether a course is there for this person at all. A draft is for insiders; one that was
 * taken off the lists stays with those who redeemed it or are in the middle of it.
 */
export function isCourseVisible(course: CourseAccess, viewer: Viewer): boolean {
  if (isInsider(course, viewer) || isCourseListed(course)) return true;
  return course.status !== 'draft' && (course.is_redeemed_by_user || course.is_begun_by_user);
}

/** Whether a person may open the lessons of a course. */
export function isCourseOpen(course: CourseAccess, viewer: Viewer): boolean {
  return isCourseVisible(course, viewer) && lessonLock(course, viewer) === null;
}
