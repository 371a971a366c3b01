import { type TaughtCourse, teachingCalls } from '#contract/teaching.ts';
import type { ApiClient } from '#web/lib/api.ts';

/** As many courses as a list to choose from holds: the largest page that the call gives. */
const MOST_COURSES = 100;

/** The courses that a filter offers. */
export interface CourseChoices {
  courses: readonly TaughtCourse[];
  /** What the courses were looked for by. */
  find: string;
  /** There are more than a list holds: they are looked for by their titles. */
  areMany: boolean;
}

/** The courses to choose from; the chosen one is among them however many there are. */
export async function loadCourseChoices(
  api: ApiClient,
  { find, courseId }: { find: string; courseId: number | null },
): Promise<CourseChoices> {
  const query = { limit: MOST_COURSES, ...(find !== '' && { search: find }) };
  const { list, count } = await api.call(teachingCalls.courses, { query });
  const choices = { courses: list, find, areMany: find !== '' || count > list.length };
  if (courseId === null || list.some(({ course_id }) => course_id === courseId)) return choices;
  // Gone, or not theirs: then nothing is chosen.
  const params = { id: courseId };
  const chosen = await api.call(teachingCalls.course, { params }).catch(() => null);
  return chosen === null ? choices : { ...choices, courses: [chosen, ...list] };
}
