import type { MyCourse } from '#contract/learning.ts';
import { type ProgressRow, percentOf } from '#server/features/courses/index.ts';
import type { listMyCourses } from './my-courses.queries.ts';

/** A course in the learner's own list. */
export function presentMyCourse(
  row: Awaited<ReturnType<typeof listMyCourses>>[number],
  progress: ProgressRow,
): MyCourse {
  return {
    ...row,
    ...progress,
    percent: percentOf(progress),
    last_activity_at: row.last_activity_at.toISOString(),
  };
}
