import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#domain/course-access.ts';
import { currencies, priceColumns } from '#domain/currencies.ts';
import { isPermitted } from '#domain/permissions.ts';

/** Ids begin at 1: a guest was granted nothing and teaches nothing. */
const GUEST_ID = 0;

/** `isFreeCourse` for a query. @param course the alias of `courses` */
export function isFreeCourseSql(course: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${course}.${name}`);
  const unsold = currencies.map((currency) => sql`${column(priceColumns[currency])} = 0`);
  return sql<boolean>`(${column('points_required')} = 0 and ${sql.join(unsold, sql` and `)})`;
}

/**
 * Whether a grant opens a course to somebody now: `isGrantValid` for a query.
 * @param course the alias of `courses`
 */
export function isGrantedSql(
  course: string,
  userId: number | RawBuilder<number>,
  now: Date,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from course_grants as granted
    where granted.course_id = ${sql.ref(`${course}.course_id`)}
      and granted.user_id = ${userId} and granted.revoked_at is null
      and (granted.until is null or granted.until > ${now}))`;
}

/**
 * Whether somebody began a course without a grant: `beganWithoutGrant` for a query.
 * @param course the alias of `courses`
 */
export function isBegunSql(
  course: string,
  userId: number | RawBuilder<number>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from content_progress as begun
    join contents as begun_lesson on begun_lesson.content_id = begun.content_id
    where begun_lesson.course_id = ${sql.ref(`${course}.course_id`)}
      and begun.user_id = ${userId}
      and not exists (select from course_grants as earlier
        where earlier.course_id = begun_lesson.course_id and earlier.user_id = begun.user_id
          and earlier.granted_at <= begun.started_at))`;
}

/** Whether `lessonLock` is null, for a query. @param course the alias of `courses` */
export function isUnlockedSql(course: string, viewer: Viewer, now: Date): RawBuilder<boolean> {
  if (isPermitted(viewer, 'courses')) return sql<boolean>`true`;
  const userId = viewer?.userId ?? GUEST_ID;
  return sql<boolean>`(${isFreeCourseSql(course)}
    or ${isGrantedSql(course, userId, now)}
    or ${isBegunSql(course, userId)}
    or exists (select from teachers as taught
      where taught.teacher_id = ${sql.ref(`${course}.teacher_id`)}
        and taught.user_id = ${userId} and taught.archived_at is null))`;
}
