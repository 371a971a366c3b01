import { foldWidth } from '#web/lib/fold-width.ts';
import type { CourseOption } from './load-course-options.ts';

/** Courses whose title in either language contains the words; those that are ticked always stay. */
export function coursesFound(
  courses: readonly CourseOption[],
  search: string,
  chosen: readonly number[],
): CourseOption[] {
  const query = foldWidth(search).trim().toLowerCase();
  return courses.filter(
    ({ course_id, title, title_zh }) =>
      chosen.includes(course_id) || `${title}\n${title_zh}`.toLowerCase().includes(query),
  );
}
