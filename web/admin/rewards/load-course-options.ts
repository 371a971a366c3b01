import { courseAdminCalls } from '#contract/courses-admin.ts';
import type { ApiClient } from '#web/lib/api.ts';

/** A course that can be named in a form. */
export interface CourseOption {
  course_id: number;
  title: string;
  title_zh: string;
}

/** The largest page size of the call. */
const PER_PAGE = 100;

/** All courses that are not archived, by title. */
export async function loadCourseOptions(api: ApiClient): Promise<CourseOption[]> {
  const pageOf = (page: number) =>
    api.call(courseAdminCalls.list, { query: { sort: 'title', page, limit: PER_PAGE } });
  const first = await pageOf(1);
  const pages = Math.ceil(first.count / PER_PAGE);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => pageOf(index + 2)),
  );
  return [first, ...others].flatMap(({ list }) =>
    list.map(({ course_id, title, title_zh }) => ({ course_id, title, title_zh })),
  );
}
