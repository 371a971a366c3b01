import type { Tx } from '#database/open.ts';
import { searchDocument } from '../../kit/search/index.ts';
import { reindexCourse } from '../courses/index.ts';

/** A like that is there stays as it is. */
export async function insertTeacherLike(
  tx: Tx,
  { userId, teacherId, now }: { userId: number; teacherId: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('teacher_likes')
    .values({ user_id: userId, teacher_id: teacherId, created_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function deleteTeacherLike(tx: Tx, userId: number, teacherId: number): Promise<void> {
  await tx
    .deleteFrom('teacher_likes')
    .where('user_id', '=', userId)
    .where('teacher_id', '=', teacherId)
    .execute();
}

/**
 * Writes anew by what a teacher is found, and their courses, which are found by the
 * teacher's name. Whoever changes a teacher's texts calls it in the same transaction.
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
