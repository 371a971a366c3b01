import type { Insertable } from 'kysely';
import { type Db, inTransaction } from '#database/open.ts';
import type { ContentsTable, CoursesTable, TeachersTable } from '#database/types.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { reindexCourse } from '#server/features/courses/index.ts';
import { reindexLesson } from '#server/features/lessons/index.ts';
import { reindexTeacher } from '#server/features/teachers/index.ts';
import { sampleData } from './sample-lessons.ts';

/** Rows of the catalogue for tests; fields that a test does not set are plain and valid. */

/** Adds a teacher. @returns the id */
export function addTeacher(
  db: Db,
  teacher: Partial<Insertable<TeachersTable>> = {},
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { teacher_id } = await tx
      .insertInto('teachers')
      .values({ name: 'Lin Zhiyuan', name_zh: '林志远', ...teacher })
      .returning('teacher_id')
      .executeTakeFirstOrThrow();
    await reindexTeacher(tx, teacher_id);
    return teacher_id;
  });
}

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** Adds a free, listed course. @returns the id */
export function addCourse(db: Db, course: Partial<Insertable<CoursesTable>> = {}): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { course_id } = await tx
      .insertInto('courses')
      .values({
        title: 'Value Investing',
        title_zh: '价值投资入门',
        status: 'active',
        // Before the clock of every test.
        published_at: LONG_AGO,
        texts_changed_at: LONG_AGO,
        texts_zh_changed_at: LONG_AGO,
        ...course,
      })
      .returning('course_id')
      .executeTakeFirstOrThrow();
    await reindexCourse(tx, course_id);
    return course_id;
  });
}

/** Records that a learner opened lessons an hour ago: long enough for any of them to count. */
export async function openEarlier(
  db: Db,
  userId: number,
  lessonIds: readonly number[],
  now: Date,
): Promise<void> {
  const opened_at = new Date(now.getTime() - 60 * 60 * 1000);
  await db
    .insertInto('content_openings')
    .values(lessonIds.map((content_id) => ({ user_id: userId, content_id, opened_at })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

type NewLesson = Partial<Omit<Insertable<ContentsTable>, 'content_data' | 'course_id'>> & {
  type?: LessonType;
  /** The stored body, valid or not; absent: a valid body of the type. */
  data?: unknown;
};

/** Adds a lesson at the end of a course. @returns the id */
export function addLesson(
  db: Db,
  courseId: number,
  { data, ...content }: NewLesson = {},
): Promise<number> {
  const type = content.type ?? 'text';
  return inTransaction(db, async (tx) => {
    const { content_id } = await tx
      .insertInto('contents')
      .values((eb) => ({
        course_id: courseId,
        position: eb
          .selectFrom('contents')
          .select((all) =>
            all(all.fn.coalesce(all.fn.max('position'), all.lit(0)), '+', 1).as('next'),
          )
          .where('course_id', '=', courseId),
        title: `A ${type}`,
        title_zh: `一份${type}`,
        duration: 5,
        created_at: LONG_AGO,
        ...content,
        type,
        content_data: JSON.stringify(data ?? sampleData[type]),
      }))
      .returning('content_id')
      .executeTakeFirstOrThrow();
    await reindexLesson(tx, content_id);
    return content_id;
  });
}
