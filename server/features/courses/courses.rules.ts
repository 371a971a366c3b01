import type { CourseProgress } from '#contract/courses.ts';
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

/** How far a learner is in a course, as counted. */
export interface ProgressCount {
  completed_contents: number;
  total_contents: number;
  next_content_id: number | null;
  waiting_contents: number;
  is_completed: boolean;
}

/** Rounds down, so that 100 means that nothing is left. */
export function percentOf({
  completed_contents,
  total_contents,
}: Pick<ProgressCount, 'completed_contents' | 'total_contents'>): number {
  return total_contents === 0 ? 0 : Math.floor((completed_contents * 100) / total_contents);
}

/** The counted progress, or that of a learner who has none. */
export function progressOf(count: ProgressCount): CourseProgress {
  return { ...count, percent: percentOf(count) };
}
