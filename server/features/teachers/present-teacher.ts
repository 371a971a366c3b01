import type { TeacherDetail, TeacherListItem } from '#contract/teachers.ts';
import { isFreeCourse } from '#domain/course-access.ts';
import { presentRating } from '#server/features/courses/index.ts';
import type { getTeacher, listCoursesOf, TeacherRow } from './teachers.queries.ts';

/** A teacher on a card. */
export function presentTeacher(row: TeacherRow): TeacherListItem {
  return { ...row, full_name: row.name, full_name_zh: row.name_zh };
}

/** A teacher on their own page. */
export function presentTeacherDetail(
  row: Awaited<ReturnType<typeof getTeacher>>,
  courses: Awaited<ReturnType<typeof listCoursesOf>>,
): TeacherDetail {
  return {
    basic_info: {
      ...row,
      rating: presentRating(row.rating),
      created_at: row.created_at.toISOString(),
    },
    bio: { bio: row.bio, bio_zh: row.bio_zh },
    courses: courses.map((course) => ({ ...course, is_free: isFreeCourse(course) })),
  };
}
