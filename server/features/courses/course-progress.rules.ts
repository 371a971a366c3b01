import type { CourseProgress } from '#contract/courses.ts';

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
