import type { Viewer } from '#domain/course-access.ts';

/** Only a learner with progress may review a course, and nobody their own. */
export function canReview(
  course: {
    teacher_user_id: number | null;
    is_read_by_user: boolean;
    has_completed_content: boolean;
  },
  viewer: Viewer,
): boolean {
  if (viewer === null || viewer.userId === course.teacher_user_id) return false;
  return course.is_read_by_user || course.has_completed_content;
}
