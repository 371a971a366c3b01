import type { Viewer } from '#domain/course-access.ts';
import { isPermitted } from '#domain/permissions.ts';

/** The file of a submission is for its learner, the teacher of its course, and admins of the courses. */
export function mayOpenSubmission(
  work: { user_id: number; teacher_user_id: number | null },
  viewer: NonNullable<Viewer>,
): boolean {
  if (isPermitted(viewer, 'courses')) return true;
  return viewer.userId === work.user_id || viewer.userId === work.teacher_user_id;
}
