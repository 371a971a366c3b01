import { teacherCalls } from '#contract/teachers.ts';
import type { ApiClient } from '#web/lib/api.ts';

/** A teacher who can be assigned to a course. */
export interface TeacherOption {
  teacher_id: number;
  name: string;
  name_zh: string;
}

/** The largest page size of the call. */
const PER_PAGE = 100;

/** All teachers who are not archived, by name. */
export async function loadTeachers(api: ApiClient): Promise<TeacherOption[]> {
  const pageOf = (page: number) =>
    api.call(teacherCalls.list, { query: { sort: 'name', page, limit: PER_PAGE } });
  const first = await pageOf(1);
  const pages = Math.ceil(first.count / PER_PAGE);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => pageOf(index + 2)),
  );
  return [first, ...others].flatMap(({ list }) =>
    list.map(({ teacher_id, full_name, full_name_zh }) => ({
      teacher_id,
      name: full_name,
      name_zh: full_name_zh,
    })),
  );
}
