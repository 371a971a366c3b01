import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a row (`course` is its column, such as `r.course_id`) belongs to an archived course.
 * Lists exclude these few by a "not", so that an index of their own table stays usable.
 */
export function isInArchivedCourse(course: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from courses gone
    where gone.course_id = ${sql.ref(course)} and gone.archived_at is not null)`;
}

/**
 * Whether a row belongs to a course that this person teaches: `canEditCourse` as a condition of
 * SQL. An archived teacher teaches nothing any more.
 */
export function isInCourseTaughtBy(course: string, userId: number): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(course)} in (
    select own.course_id from courses own
    join teachers t on t.teacher_id = own.teacher_id
    where t.archived_at is null and t.user_id = ${userId})`;
}
