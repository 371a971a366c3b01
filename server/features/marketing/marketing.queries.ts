import type { Db } from '#database/open.ts';

export function listBanners(db: Db) {
  return db
    .selectFrom('banners')
    .selectAll()
    .where('is_active', '=', true)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('banner_id')
    .execute();
}

export function listActivities(db: Db, page: number, limit: number) {
  return db
    .selectFrom('activities')
    .selectAll()
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('activity_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export function listFaqs(db: Db) {
  return db
    .selectFrom('faqs')
    .selectAll()
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('faq_id')
    .execute();
}

export function listCases(db: Db, page: number, limit: number) {
  return db
    .selectFrom('success_cases')
    .selectAll()
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('case_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** What has been published by a day of the academy. */
export function listArticles(db: Db, today: string) {
  return db
    .selectFrom('articles')
    .selectAll()
    .where('archived_at', 'is', null)
    .where('published_on', '<=', today)
    .orderBy('published_on')
    .orderBy('article_id')
    .execute();
}

/** How many rows of a table are shown at all. */
export async function countShown(db: Db, table: 'activities' | 'success_cases'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
