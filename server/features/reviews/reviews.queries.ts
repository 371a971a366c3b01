import type { Db } from '#database/open.ts';
import type { Viewer } from '#domain/course-access.ts';

/** Ids begin at 1: a guest has written nothing. */
const GUEST_ID = 0;

function selectReviews(db: Db, courseId: number) {
  return db
    .selectFrom('course_reviews as r')
    .where('r.course_id', '=', courseId)
    .where('r.is_hidden', '=', false);
}

/** One page of a course's reviews: the viewer's own at the top, then the newest. */
export function listReviews(
  db: Db,
  viewer: Viewer,
  { courseId, page, limit }: { courseId: number; page: number; limit: number },
) {
  return selectReviews(db, courseId)
    .innerJoin('users as u', 'u.user_id', 'r.user_id')
    .selectAll('r')
    .select(['u.name', 'u.avatar'])
    .orderBy((eb) => eb('r.user_id', '=', viewer?.userId ?? GUEST_ID), 'desc')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.review_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
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
