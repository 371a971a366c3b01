import type { Db, Tx } from '#database/open.ts';
import { searchDocument } from '../../kit/search/index.ts';

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

/** A like that is there stays as it is. */
export async function insertCourseLike(tx: Tx, like: Deed): Promise<void> {
  await tx
    .insertInto('course_likes')
    .values(rowOf(like))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function deleteCourseLike(db: Db, userId: number, courseId: number): Promise<void> {
  await db
    .deleteFrom('course_likes')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .execute();
}

export async function insertCourseRead(tx: Tx, read: Deed): Promise<void> {
  await tx
    .insertInto('course_reads')
    .values(rowOf(read))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/**
 * Writes that a learner has redeemed a course. Of several at once one writes, the others
 * wait for it here and then find it done.
 * @returns whether this one did
 */
export async function insertCourseRedemption(
  tx: Tx,
  redemption: Deed & { pointsSpent: number },
): Promise<boolean> {
  const row = await tx
    .insertInto('course_redemptions')
    .values({ ...rowOf(redemption), points_spent: redemption.pointsSpent })
    .onConflict((oc) => oc.doNothing())
    .returning('course_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a learner's one review of a course, or edits it. */
export function upsertReview(tx: Tx, review: Deed & { rating: number; comment: string }) {
  const { rating, comment, now } = review;
  return tx
    .insertInto('course_reviews')
    .values({ ...rowOf(review), rating, comment, updated_at: now })
    .onConflict((oc) =>
      oc.constraint('course_reviews_user_course_key').doUpdateSet((eb) => ({
        rating,
        comment,
        updated_at: now,
        version: eb('course_reviews.version', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Writes anew by what a course is found; whoever changes its texts or its teacher's name
 * calls it in the same transaction.
 */
export async function reindexCourse(tx: Tx, courseId: number): Promise<void> {
  const course = await tx
    .selectFrom('courses as c')
    .leftJoin('teachers as t', 't.teacher_id', 'c.teacher_id')
    .selectAll('c')
    .select(['t.name as teacher_name', 't.name_zh as teacher_name_zh'])
    .where('c.course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  const document = searchDocument({
    title: [course.title, course.title_zh],
    names: [course.teacher_name ?? '', course.teacher_name_zh ?? ''],
    body: [
      course.short_description,
      course.short_description_zh,
      course.description,
      course.description_zh,
    ],
  });
  await tx
    .updateTable('courses')
    .set({ search_document: document })
    .where('course_id', '=', courseId)
    .execute();
}
