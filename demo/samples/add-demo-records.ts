import { demoRecordCounts } from '#contract/demo-admin.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import { insertDemoCourse, insertDemoTeacher } from '#demo/loader/insert-course.ts';
import { type Bilingual, demoCourses, demoTeachers } from '#demo/texts/index.ts';
import { inBothLanguages } from '#i18n/index.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';

/** A name of the demo texts, with the number that tells a copy from its original. */
function numbered({ en, zh }: Bilingual, number: number): Bilingual {
  return inBothLanguages({
    key: 'messages.academy.demoCopy',
    params: { name: { en, zh }, number },
  });
}

/**
 * Adds copies of demo teachers, in one transaction.
 * @returns how many were added
 */
export function addDemoTeachers(
  { database, now }: Dependencies,
  admin: CurrentUser,
): Promise<number> {
  return inTransaction(database.db, async (tx) => {
    const teachers = demoTeachers.slice(0, demoRecordCounts.teachers);
    const at = now();
    const { last } = await tx
      .selectFrom('teachers')
      .select(({ fn }) => fn.max('teacher_id').as('last'))
      .executeTakeFirstOrThrow();
    for (const [index, teacher] of teachers.entries()) {
      const name = numbered(teacher.name, (last ?? 0) + index + 1);
      const id = await insertDemoTeacher(tx, { ...teacher, name }, at);
      const entry = { action: 'teacher.create', entity: 'teacher', entityId: id } as const;
      await recordAudit(tx, admin, {
        ...entry,
        after: { name: name.en, name_zh: name.zh },
        now: at,
      });
    }
    return teachers.length;
  });
}

/** The teacher who was added last: a published course has one. Null: the academy has none. */
async function newestTeacher(tx: Tx): Promise<number | null> {
  const row = await tx
    .selectFrom('teachers')
    .select('teacher_id')
    .where('archived_at', 'is', null)
    .orderBy('teacher_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.teacher_id ?? null;
}

/**
 * Adds copies of demo courses with their lessons, published, in one transaction.
 * @returns how many were added
 */
export function addDemoCourses(
  { database, now }: Dependencies,
  admin: CurrentUser,
): Promise<number> {
  return inTransaction(database.db, async (tx) => {
    const courses = demoCourses.slice(0, demoRecordCounts.courses);
    const at = now();
    const teacherId = await newestTeacher(tx);
    const { last } = await tx
      .selectFrom('courses')
      .select(({ fn }) => fn.max('course_id').as('last'))
      .executeTakeFirstOrThrow();
    for (const [index, course] of courses.entries()) {
      const title = numbered(course.title, (last ?? 0) + index + 1);
      const copy = { ...course, title, isFeatured: false };
      const { courseId } = await insertDemoCourse(tx, copy, teacherId, () => ({ createdAt: at }));
      const entry = { action: 'course.create', entity: 'course', entityId: courseId } as const;
      const after = { title: title.en, title_zh: title.zh, status: 'active' };
      await recordAudit(tx, admin, { ...entry, after, now: at });
    }
    return courses.length;
  });
}
