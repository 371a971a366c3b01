import { sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import { isInArchivedCourse, isInCourseTaughtBy } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Page } from '#server/lib/sql/page.ts';

/** The teacher of the courses; null: all courses. An archived teacher teaches nothing any more. */
type TaughtBy = number | null;

/**
 * Reviews of the courses that somebody teaches; hidden ones are visible to admins alone. Nothing is
 * joined to them: of all courses only the archived ones are excluded, and these are few.
 */
function selectTaughtReviews(db: Db, taughtBy: TaughtBy) {
  return db
    .selectFrom('course_reviews as r')
    .where(sql<boolean>`not ${isInArchivedCourse('r.course_id')}`)
    .$if(taughtBy !== null, (qb) =>
      qb.where('r.is_hidden', '=', false).where(isInCourseTaughtBy('r.course_id', taughtBy ?? 0)),
    );
}

interface ReviewFilter {
  course_id?: number | undefined;
  answered?: boolean | undefined;
  rating?: number | undefined;
}

const shownColumns = [
  'r.review_id',
  'r.course_id',
  'r.rating',
  'r.comment',
  'r.reply',
  'r.replied_at',
  'r.created_at',
  'r.updated_at',
  'r.version',
  'c.title as course_title',
  'c.title_zh as course_title_zh',
  'u.name as user_name',
  'u.avatar as user_avatar',
  'a.name as replied_by_name',
] as const;

const withPeople = (db: Db, taughtBy: TaughtBy) =>
  selectTaughtReviews(db, taughtBy)
    .innerJoin('courses as c', 'c.course_id', 'r.course_id')
    .innerJoin('users as u', 'u.user_id', 'r.user_id')
    .leftJoin('users as a', 'a.user_id', 'r.replied_by')
    .select(shownColumns);

export type TaughtReviewRow = Awaited<ReturnType<ReturnType<typeof withPeople>['execute']>>[number];

/**
 * One page of the reviews of somebody's courses, the newest first, and how many wait for a reply.
 */
export async function listTaughtReviews(
  db: Db,
  taughtBy: TaughtBy,
  { course_id: courseId, answered, rating, page, limit }: ReviewFilter & Page,
) {
  const wanted = selectTaughtReviews(db, taughtBy)
    .where('r.is_hidden', '=', false)
    .$if(courseId !== undefined, (qb) => qb.where('r.course_id', '=', courseId ?? 0))
    .$if(rating !== undefined, (qb) => qb.where('r.rating', '=', rating ?? 0));
  const answer = answered ? ('is not' as const) : ('is' as const);
  // The page is found first; only its rows are joined.
  const ids = wanted
    .select('r.review_id')
    .$if(answered !== undefined, (qb) => qb.where('r.reply', answer, null))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.review_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const [list, { all, open }] = await Promise.all([
    withPeople(db, taughtBy)
      .where('r.review_id', 'in', ids)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.review_id', 'desc')
      .execute(),
    wanted
      .select((eb) => [
        eb.fn.countAll<number>().as('all'),
        eb.fn.countAll<number>().filterWhere('r.reply', 'is', null).as('open'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const counts = { unanswered: open, answered: all - open };
  const count = answered === undefined ? all : answered ? counts.answered : counts.unanswered;
  return { list, count, counts };
}

/** @throws AppError NOT_FOUND, also where another teaches the course */
export function getTaughtReview(
  db: Db,
  taughtBy: TaughtBy,
  reviewId: number,
): Promise<TaughtReviewRow> {
  return withPeople(db, taughtBy)
    .where('r.review_id', '=', reviewId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** Locks a review until the transaction ends. @returns whether it is theirs to reply to */
export async function lockTaughtReview(
  tx: Tx,
  taughtBy: TaughtBy,
  reviewId: number,
): Promise<boolean> {
  const review = await selectTaughtReviews(tx, taughtBy)
    .select('r.review_id')
    .where('r.review_id', '=', reviewId)
    .forUpdate('r')
    .executeTakeFirst();
  return review !== undefined;
}
