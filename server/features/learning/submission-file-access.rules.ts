import type { Viewer } from '#domain/course-access.ts';
import { isPermitted } from '#domain/permissions.ts';

/** The file of a submission is for its learner, the teacher of its course, and admins of the courses. */
export function mayOpenSubmission(
  submission: { user_id: number; teacher_user_id: number | null },
  viewer: NonNullable<Viewer>,
): boolean {
  if (isPermitted(viewer, 'courses')) return true;
  return viewer.userId === submission.user_id || viewer.userId === submission.teacher_user_id;
}
