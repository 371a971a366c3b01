import { type TaughtCourse, teachingCalls } from '#contract/teaching.ts';
import type { ApiClient } from '#web/lib/api.ts';

/** The largest page size of the call. */
const MAX_COURSES = 100;

/** The courses that a filter offers. */
export interface CourseChoices {
  courses: readonly TaughtCourse[];
  /** The search among the courses. */
  find: string;
  /** There are more than a page: they are searched by their titles. */
  areMany: boolean;
}

/** The selectable courses; the selected one is among them however many there are. */
export async function loadCourseChoices(
  api: ApiClient,
  { find, courseId }: { find: string; courseId: number | null },
): Promise<CourseChoices> {
  const query = { limit: MAX_COURSES, ...(find !== '' && { search: find }) };
  const { list, count } = await api.call(teachingCalls.courses, { query });
  const choices = { courses: list, find, areMany: find !== '' || count > list.length };
  if (courseId === null || list.some(({ course_id }) => course_id === courseId)) return choices;
  // Missing, or not theirs: then nothing is selected.
  const params = { id: courseId };
  const chosen = await api.call(teachingCalls.course, { params }).catch(() => null);
  return chosen === null ? choices : { ...choices, courses: [chosen, ...list] };
}
