import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { TaughtBy } from './teaching.queries.ts';

/**
 * Whether a teacher may learn that an address has an account: that of a person who has access to a
 * course of theirs, learns in it or did, and that of a member of a group, whom staff enrolled.
 * @param userId the column of the person's id
 */
export function isKnownTo(teacher: number, userId: string): RawBuilder<boolean> {
  const person = sql.ref(userId);
  const inCourseOfTeacher = (table: 'course_learners' | 'course_grants') => sql`exists (
    select from ${sql.table(table)} own
    join courses c on c.course_id = own.course_id and c.archived_at is null
    join teachers t on t.teacher_id = c.teacher_id and t.archived_at is null
    where own.user_id = ${person} and t.user_id = ${teacher}
  )`;
  return sql<boolean>`(
    ${inCourseOfTeacher('course_learners')} or ${inCourseOfTeacher('course_grants')}
    or exists (
      select from group_members m
      join learner_groups g on g.group_id = m.group_id and g.archived_at is null
      where m.user_id = ${person}
    )
  )`;
}

/** Those of some people whose addresses a teacher may learn of; an admin of all. */
export async function knownAmong<Person extends { user_id: number }>(
  db: Db,
  teacher: TaughtBy,
  people: readonly Person[],
): Promise<Person[]> {
  if (teacher === null) return [...people];
  const ids = people.map((person) => person.user_id);
  const rows = await db
    .selectFrom('users as u')
    .select('u.user_id')
    .where((eb) => eb('u.user_id', '=', eb.fn.any(eb.val(ids))))
    .where(isKnownTo(teacher, 'u.user_id'))
    .execute();
  const known = new Set(rows.map((row) => row.user_id));
  return people.filter((person) => known.has(person.user_id));
}
