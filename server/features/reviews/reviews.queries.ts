import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Viewer } from '#domain/course-access.ts';
import type { Page } from '#server/lib/sql/page.ts';

/** Ids begin at 1: a guest has written nothing. */
const GUEST_ID = 0;

function selectReviews(db: Db, courseId: number) {
  return db
    .selectFrom('course_reviews as r')
    .where('r.course_id', '=', courseId)
    .where('r.is_hidden', '=', sql.lit(false));
}

/** One page of a course's reviews: the viewer's own at the top, then the newest. */
export function listReviews(
  db: Db,
  viewer: Viewer,
  { courseId, page, limit }: Page & { courseId: number },
) {
  const userId = viewer?.userId ?? GUEST_ID;
  const columns = ['r.review_id', 'r.created_at'] as const;
  // The newest come from their index, as many as the pages up to this one show.
  const newest = selectReviews(db, courseId)
    .select([...columns, sql<boolean>`false`.as('is_own')])
    .where('r.user_id', '<>', userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.review_id', 'desc')
    .limit(page * limit);
  const own = selectReviews(db, courseId)
    .select([...columns, sql<boolean>`true`.as('is_own')])
    .where('r.user_id', '=', userId);
  const shown = db
    .selectFrom(db.selectFrom(newest.as('newest')).selectAll().unionAll(own).as('shown'))
    .selectAll()
    .orderBy('is_own', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('review_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  return db
    .selectFrom(shown.as('shown'))
    .innerJoin('course_reviews as r', 'r.review_id', 'shown.review_id')
    .innerJoin('users as u', 'u.user_id', 'r.user_id')
    .selectAll('r')
    .select(['u.name', 'u.avatar'])
    .orderBy('shown.is_own', 'desc')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.review_id', 'desc')
    .execute();
}

/** How many gave how many stars, in no particular order. */
export function countReviewsByStars(db: Db, courseId: number) {
  return selectReviews(db, courseId)
    .select((eb) => ['r.rating', eb.fn.countAll<number>().as('count')])
    .groupBy('r.rating')
    .execute();
}

/** The author of a review, as it is shown. */
export function getReviewer(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['name', 'avatar'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
