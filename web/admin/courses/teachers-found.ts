import { foldWidth } from '#web/lib/fold-width.ts';
import type { TeacherOption } from './load-teachers.ts';

/** Teachers whose name in either language contains the words; the selected one always stays. */
export function teachersFound(
  teachers: readonly TeacherOption[],
  search: string,
  chosen: number | null,
): TeacherOption[] {
  const query = foldWidth(search).trim().toLowerCase();
  return teachers.filter(
    ({ teacher_id, name, name_zh }) =>
      teacher_id === chosen || `${name}\n${name_zh}`.toLowerCase().includes(query),
  );
}
