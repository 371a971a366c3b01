import { sql } from 'kysely';
import type { z } from 'zod';
import type { teacherCreateBody } from '#contract/teachers-admin.ts';
import type { Tx } from '#database/open.ts';
import { reindexCourse } from '#server/features/courses/index.ts';
import { searchDocument } from '#server/lib/search/index.ts';

/** What a statement that wrote or removed a like begins with; the counters follow after it. */
const likesBefore = (teacherId: number) => sql`
  (select coalesce(sum(likes_count), 0) from teacher_counters where teacher_id = ${teacherId})`;

/** A like that is there stays as it is. @returns how many like the teacher, this one included */
export async function insertTeacherLike(
  tx: Tx,
  { userId, teacherId, now }: { userId: number; teacherId: number; now: Date },
): Promise<number> {
  const insert = tx
    .insertInto('teacher_likes')
    .values({ user_id: userId, teacher_id: teacherId, created_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('user_id');
  const { rows } = await sql<{ likes_count: number }>`
    with changed as (${insert})
    select ${likesBefore(teacherId)} + (select count(*) from changed) as likes_count`.execute(tx);
  return rows[0]?.likes_count ?? 0;
}

/** @returns how many like the teacher without it */
export async function deleteTeacherLike(
  tx: Tx,
  userId: number,
  teacherId: number,
): Promise<number> {
  const remove = tx
    .deleteFrom('teacher_likes')
    .where('user_id', '=', userId)
    .where('teacher_id', '=', teacherId)
    .returning('user_id');
  const { rows } = await sql<{ likes_count: number }>`
    with changed as (${remove})
    select ${likesBefore(teacherId)} - (select count(*) from changed) as likes_count`.execute(tx);
  return rows[0]?.likes_count ?? 0;
}

/**
 * Rebuilds the search documents of a teacher and of their courses, which are found by the
 * teacher's name too. Called in the transaction that changes a teacher's texts.
 */
export async function reindexTeacher(tx: Tx, teacherId: number): Promise<void> {
  const teacher = await tx
    .selectFrom('teachers')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow();
  const document = searchDocument({
    title: [teacher.name, teacher.name_zh],
    names: [teacher.specialization, teacher.specialization_zh],
    body: [teacher.bio, teacher.bio_zh],
  });
  await tx
    .updateTable('teachers')
    .set({ search_document: document })
    .where('teacher_id', '=', teacherId)
    .execute();
  const courses = await tx
    .selectFrom('courses')
    .select('course_id')
    .where('teacher_id', '=', teacherId)
    .orderBy('course_id')
    .execute();
  for (const { course_id } of courses) await reindexCourse(tx, course_id);
}

/** Locks a teacher until the transaction ends: an archived one or not. */
export async function lockTeacher(tx: Tx, teacherId: number, archived: boolean): Promise<boolean> {
  const row = await tx
    .selectFrom('teachers')
    .select('teacher_id')
    .where('teacher_id', '=', teacherId)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

type TeacherFields = Omit<z.output<typeof teacherCreateBody>, 'user_email'> & {
  user_id: number | null;
};

/** What is undefined stays as it is. */
type TeacherChange = { [Field in keyof TeacherFields]?: TeacherFields[Field] | undefined };

/** @returns the id of the new teacher, who has no search document yet */
export async function insertTeacher(tx: Tx, teacher: TeacherFields, now: Date): Promise<number> {
  const { teacher_id } = await tx
    .insertInto('teachers')
    .values({ ...teacher, created_at: now })
    .returning('teacher_id')
    .executeTakeFirstOrThrow();
  return teacher_id;
}

/** @throws the constraint `teachers_user_key` where the account is another teacher's */
export async function updateTeacher(
  tx: Tx,
  teacherId: number,
  change: TeacherChange,
): Promise<void> {
  await tx
    .updateTable('teachers')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('teacher_id', '=', teacherId)
    .execute();
}

/** @param at null: restored */
export async function setTeacherArchived(
  tx: Tx,
  teacherId: number,
  at: Date | null,
): Promise<void> {
  await tx
    .updateTable('teachers')
    .set((eb) => ({ archived_at: at, version: eb('version', '+', 1) }))
    .where('teacher_id', '=', teacherId)
    .execute();
}
