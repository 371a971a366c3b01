import type { CourseAccess, Viewer } from './course-access.ts';
import { isPermitted } from './permissions.ts';

/**
 * Whether somebody may write a course and its lessons: admins of the courses all, teachers their
 * own.
 */
export function canEditCourse(
  course: Pick<CourseAccess, 'teacher_user_id'>,
  currentUser: NonNullable<Viewer>,
): boolean {
  if (isPermitted(currentUser, 'courses')) return true;
  return currentUser.role === 'teacher' && currentUser.userId === course.teacher_user_id;
}
