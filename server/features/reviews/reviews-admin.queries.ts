import { sql } from 'kysely';
import type { z } from 'zod';
import type { reviewSort } from '#contract/reviews-admin.ts';
import type { Db } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import { matchesSearch } from '#server/lib/search/index.ts';
import { countUpTo } from '#server/lib/sql/count-up-to.ts';
import type { Page } from '#server/lib/sql/page.ts';

interface ReviewFilter {
  course_id?: number | undefined;
  review_id?: number | undefined;
  rating?: number | undefined;
  hidden?: boolean | undefined;
  answered?: boolean | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Midnight at which a day of the academy begins, so many days later. */
const startOfDay = (day: string, timeZone: string, daysLater = 0) =>
  sql<Date>`((${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone})`;

function selectWanted(db: Db, filter: ReviewFilter, timeZone: string) {
  const { course_id: courseId, review_id: id, rating, hidden, answered, from, to } = filter;
  const search = filter.search?.trim() ?? '';
  return db
    .selectFrom('course_reviews as r')
    .$if(courseId !== undefined, (qb) => qb.where('r.course_id', '=', courseId ?? 0))
    .$if(id !== undefined, (qb) => qb.where('r.review_id', '=', id ?? 0))
    .$if(rating !== undefined, (qb) => qb.where('r.rating', '=', rating ?? 0))
    .$if(hidden !== undefined, (qb) => qb.where('r.is_hidden', '=', hidden ?? false))
    .$if(answered === true, (qb) => qb.where('r.reply', 'is not', null))
    .$if(answered === false, (qb) => qb.where('r.reply', 'is', null))
    .$if(search !== '', (qb) => qb.where(matchesSearch('r.search_document', search)))
    .$if(from !== undefined, (qb) =>
      qb.where('r.created_at', '>=', startOfDay(from ?? '', timeZone)),
    )
    .$if(to !== undefined, (qb) =>
      qb.where('r.created_at', '<', startOfDay(to ?? '', timeZone, 1)),
    );
}

/** With their course, their author and the author of the reply. */
function selectWhole(db: Db) {
  return db
    .selectFrom('course_reviews as r')
    .innerJoin('courses as c', 'c.course_id', 'r.course_id')
    .innerJoin('users as u', 'u.user_id', 'r.user_id')
    .leftJoin('users as a', 'a.user_id', 'r.replied_by')
    .select([
      'r.review_id',
      'r.course_id',
      'r.user_id',
      'r.rating',
      'r.comment',
      'r.reply',
      'r.replied_at',
      'r.is_hidden',
      'r.hidden_reason',
      'r.created_at',
      'r.updated_at',
      'r.version',
      'a.name as replied_by_name',
      'c.archived_at as course_archived_at',
      'c.title as course_title',
      'c.title_zh as course_title_zh',
      'u.name as user_name',
      'u.email as user_email',
    ]);
}

export type AdminReviewRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['execute']>>[number];

/** One page of the reviews of all courses, hidden ones included, and how many there are. */
export async function listAdminReviews(
  db: Db,
  filter: ReviewFilter & Page & { sort: z.output<typeof reviewSort> },
  timeZone: string,
) {
  const wanted = selectWanted(db, filter, timeZone);
  const { sort } = filter;
  const isRated = sort === 'lowest' || sort === 'highest';
  const direction = sort === 'newest' || sort === 'highest' ? 'desc' : 'asc';
  // The page is found in an index first; only its rows are joined.
  const page = wanted
    .select('r.review_id')
    .$if(isRated, (qb) => qb.orderBy('r.rating', direction))
    .orderBy('r.created_at', direction)
    .orderBy('r.review_id', direction)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  const [list, counted] = await Promise.all([
    selectWhole(db)
      .where('r.review_id', 'in', page)
      .$if(isRated, (qb) => qb.orderBy('r.rating', direction))
      .orderBy('r.created_at', direction)
      .orderBy('r.review_id', direction)
      .execute(),
    countUpTo(db, wanted),
  ]);
  return { list, ...counted };
}

/** @throws AppError NOT_FOUND */
export function getAdminReview(db: Db, reviewId: number): Promise<AdminReviewRow> {
  return selectWhole(db)
    .where('r.review_id', '=', reviewId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}
