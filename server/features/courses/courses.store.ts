import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import type { CoursesTable } from '#database/types.ts';
import { pickTexts } from '#domain/bilingual-entities.ts';
import { searchDocument } from '#server/lib/search/index.ts';

interface Deed {
  userId: number;
  courseId: number;
  now: Date;
}

const rowOf = ({ userId, courseId, now }: Deed) => ({
  user_id: userId,
  course_id: courseId,
  created_at: now,
});

/** What a statement that wrote or removed a like begins with; the counters follow after it. */
const likesBefore = (courseId: number) => sql`
  (select coalesce(sum(likes_count), 0) from course_counters where course_id = ${courseId})`;

/** A like that is there stays as it is. @returns how many like the course, this one included */
export async function insertCourseLike(tx: Tx, like: Deed): Promise<number> {
  const insert = tx
    .insertInto('course_likes')
    .values(rowOf(like))
    .onConflict((oc) => oc.doNothing())
    .returning('user_id');
  const { rows } = await sql<{ likes_count: number }>`
    with changed as (${insert})
    select ${likesBefore(like.courseId)} + (select count(*) from changed) as likes_count`.execute(
    tx,
  );
  return rows[0]?.likes_count ?? 0;
}

/** @returns how many like the course without it */
export async function deleteCourseLike(db: Db, userId: number, courseId: number): Promise<number> {
  const remove = db
    .deleteFrom('course_likes')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .returning('user_id');
  const { rows } = await sql<{ likes_count: number }>`
    with changed as (${remove})
    select ${likesBefore(courseId)} - (select count(*) from changed) as likes_count`.execute(db);
  return rows[0]?.likes_count ?? 0;
}

export async function insertCourseRead(tx: Tx, read: Deed): Promise<void> {
  await tx
    .insertInto('course_reads')
    .values(rowOf(read))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Records that a learner has redeemed a course; the database refuses a second time. */
export async function insertCourseRedemption(
  tx: Tx,
  redemption: Deed & { pointsSpent: number },
): Promise<void> {
  await tx
    .insertInto('course_redemptions')
    .values({ ...rowOf(redemption), points_spent: redemption.pointsSpent })
    .execute();
}

/**
 * Rebuilds the search document of a course; called in the transaction that changes its texts or
 * its teacher's name.
 */
export async function reindexCourse(tx: Tx, courseId: number): Promise<void> {
  const course = await tx
    .selectFrom('courses as c')
    .leftJoin('teachers as t', 't.teacher_id', 'c.teacher_id')
    .selectAll('c')
    .select(['t.name as teacher_name', 't.name_zh as teacher_name_zh'])
    .where('c.course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  const { title: _, title_zh: __, ...rest } = pickTexts('course', course);
  const document = searchDocument({
    title: [course.title, course.title_zh],
    names: [course.teacher_name ?? '', course.teacher_name_zh ?? ''],
    body: Object.values(rest),
  });
  await tx
    .updateTable('courses')
    .set({ search_document: document })
    .where('course_id', '=', courseId)
    .execute();
}

/**
 * Locks a course until the transaction ends; whoever changes it, its lessons or their order
 * does so first.
 * @returns false where there is none, or where it is archived (or not, as `isArchived` asks)
 */
export async function lockCourse(tx: Tx, courseId: number, isArchived = false): Promise<boolean> {
  const course = await tx
    .selectFrom('courses')
    .select('course_id')
    .where('course_id', '=', courseId)
    .where('archived_at', isArchived ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return course !== undefined;
}

/** @returns the id */
export async function insertCourse(
  tx: Tx,
  course: Insertable<CoursesTable>,
  now: Date,
): Promise<number> {
  const { course_id } = await tx
    .insertInto('courses')
    .values({
      texts_changed_at: now,
      texts_zh_changed_at: now,
      ...course,
      created_at: now,
      updated_at: now,
    })
    .returning('course_id')
    .executeTakeFirstOrThrow();
  await reindexCourse(tx, course_id);
  return course_id;
}

/** Writes a new version of a course with the given fields; texts go through `updateCourse`. */
export async function touchCourse(
  tx: Tx,
  courseId: number,
  now: Date,
  change: Updateable<CoursesTable> = {},
): Promise<void> {
  await tx
    .updateTable('courses')
    .set((eb) => ({ ...change, updated_at: now, version: eb('version', '+', 1) }))
    .where('course_id', '=', courseId)
    .execute();
}

/** Updates the given fields of a course, and its search document. */
export async function updateCourse(
  tx: Tx,
  courseId: number,
  change: Updateable<CoursesTable>,
  now: Date,
): Promise<void> {
  await touchCourse(tx, courseId, now, change);
  await reindexCourse(tx, courseId);
}

/**
 * The id by which points for a course are paid once: its own, or that of the course it was copied
 * from.
 */
export async function getOriginCourseId(tx: Tx, courseId: number): Promise<number> {
  const { origin_course_id } = await tx
    .selectFrom('courses')
    .select('origin_course_id')
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  return origin_course_id ?? courseId;
}

/**
 * Copies the lessons that are not archived, in their order, as version 1. Learners who were paid
 * for an original are not paid for its copies.
 */
export async function copyLessons(tx: Tx, fromId: number, toId: number, now: Date) {
  await tx
    .insertInto('contents')
    .columns([
      'course_id',
      'position',
      'type',
      'title',
      'title_zh',
      'description',
      'description_zh',
      'duration',
      'measured_seconds',
      'duration_reason',
      'content_data',
      'rendered',
      'search_document',
      'texts_changed_at',
      'texts_zh_changed_at',
      'created_at',
      'updated_at',
      'origin_content_id',
    ])
    .expression((eb) =>
      eb
        .selectFrom('contents')
        .select([
          sql<number>`${toId}::integer`.as('course_id'),
          sql<number>`row_number() over (order by position)`.as('position'),
          'type',
          'title',
          'title_zh',
          'description',
          'description_zh',
          'duration',
          'measured_seconds',
          'duration_reason',
          'content_data',
          'rendered',
          'search_document',
          'texts_changed_at',
          'texts_zh_changed_at',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
          sql<number>`coalesce(origin_content_id, content_id)`.as('origin_content_id'),
        ])
        .where('course_id', '=', fromId)
        .where('archived_at', 'is', null),
    )
    .execute();
}
