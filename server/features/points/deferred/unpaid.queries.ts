import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Page } from '#server/lib/sql/page.ts';

/** One page of what a learner was not paid, or not wholly, newest first, with what it was for. */
export function listUnpaid(db: Db, userId: number, { page, limit }: Page) {
  return db
    .selectFrom('unpaid_earnings as u')
    .leftJoin('contents', (join) =>
      join.onRef('contents.content_id', '=', 'u.subject_id').on('u.subject_kind', '=', 'content'),
    )
    .leftJoin('courses', (join) =>
      join.onRef('courses.course_id', '=', 'u.subject_id').on('u.subject_kind', '=', 'course'),
    )
    .leftJoin('teachers', (join) =>
      join.onRef('teachers.teacher_id', '=', 'u.subject_id').on('u.subject_kind', '=', 'teacher'),
    )
    .select((eb) => [
      'u.unpaid_earning_id',
      'u.kind',
      'u.reason',
      'u.amount',
      'u.paid_amount',
      'u.missing_seconds',
      'u.happened_at',
      'contents.content_id',
      eb.fn.coalesce('courses.course_id', 'contents.course_id').as('course_id'),
      eb.fn.coalesce('courses.title', 'contents.title', 'teachers.name').as('title'),
      eb.fn.coalesce('courses.title_zh', 'contents.title_zh', 'teachers.name_zh').as('title_zh'),
    ])
    .where('u.user_id', '=', userId)
    .where('u.resolved_at', 'is', null)
    .orderBy('u.happened_at', 'desc')
    .orderBy('u.unpaid_earning_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export type UnpaidRow = Awaited<ReturnType<typeof listUnpaid>>[number];

/** How many earnings of a learner are not wholly paid, and what caps withhold of them. */
export function summarizeUnpaid(db: Db, userId: number): Promise<{ count: number; owed: number }> {
  return db
    .selectFrom('unpaid_earnings')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(amount - paid_amount) filter (where reason = 'cap'), 0)`.as('owed'),
    ])
    .where('user_id', '=', userId)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
}
