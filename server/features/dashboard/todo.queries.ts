import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import {
  type BilingualEntityName,
  bilingualEntity,
  bilingualEntityNames,
} from '#domain/bilingual-entities.ts';
import { isInArchivedCourse, listUnderpricedCourses } from '#server/features/courses/index.ts';
import { isRunningOut } from '#server/features/rewards/index.ts';
import { findLaneDelay } from '#server/lib/queue/lane-delay.queries.ts';
import { lacksAnyLanguage } from '#server/lib/sql/missing-language.ts';

const LOW_STOCK_SHOWN = 5;
const COURSES_SHOWN = 5;

/** How many wait, and how long the oldest has waited. */
interface Waiting {
  count: number;
  oldest_at: Date | null;
}

type WaitingKind =
  | 'redemptions'
  | 'to_ship'
  | 'assignments'
  | 'reviews'
  | 'lessons'
  | 'orders'
  | 'disputes';

/** Every record of the academy with a text that one language lacks. */
export const missingTranslations: RawBuilder<unknown> = sql.join(
  bilingualEntityNames.map((entity) => {
    const { table, id, fields, parent } = bilingualEntity(entity);
    const [title = id] = Object.keys(fields);
    return sql`
      select ${entity}::text as entity, ${sql.ref(id)} as id,
        ${parent === undefined ? sql`null` : sql.ref(parent)}::integer as parent_id,
        ${sql.ref(title)} as title, ${sql.ref(`${title}_zh`)} as title_zh
      from ${sql.table(table)}
      where archived_at is null and ${lacksAnyLanguage(entity)}`;
  }),
  sql` union all `,
);

/** What waits for an admin. */
export async function readTodo(db: Db, now: Date) {
  const [{ rows: waiting }, lowStock, { rows: lowCount }, coursePrices, { rows: missing }, emails] =
    await Promise.all([
      sql<Waiting & { what: WaitingKind }>`
      select 'redemptions' as what, count(*) as count, min(created_at) as oldest_at
        from reward_redemptions where status = 'pending'
      union all
      select 'to_ship', count(*), min(updated_at)
        from reward_redemptions where status = 'approved'
      union all
      select 'assignments', count(*), min(submitted_at)
        from assignment_submissions where status = 'submitted'
      union all
      select 'reviews', count(*), min(created_at)
        from course_reviews where reply is null and not is_hidden
      union all
      select 'lessons', count(*), min(unreviewed_since)
        from contents k where k.unreviewed_since is not null and k.archived_at is null
          and not ${isInArchivedCourse('k.course_id')}
      union all
      select 'orders', count(*), min(receipt_sent_at)
        from orders where status in ('pending', 'expired') and receipt_file_id is not null
      union all
      select 'disputes', count(*), min(opened_at)
        from stripe_disputes d
        where d.state in ('inquiry', 'needs_response')
          or d.state = 'lost' and d.access_decision is null and exists (
            select from course_grants g
            where g.payment_id = d.payment_id and g.revoked_at is null)
    `.execute(db),
      db
        .selectFrom('rewards')
        .select((eb) => [
          'reward_id',
          'name',
          'name_zh',
          eb.fn.coalesce('available_stock', sql<number>`0`).as('available_stock'),
        ])
        .where(isRunningOut)
        .orderBy('available_stock')
        .orderBy('reward_id')
        .limit(LOW_STOCK_SHOWN)
        .execute(),
      sql<{ count: number }>`select count(*) as count from rewards where ${isRunningOut}`.execute(
        db,
      ),
      listUnderpricedCourses(db, COURSES_SHOWN),
      sql<{ entity: BilingualEntityName; count: number }>`
      select entity, count(*) as count from (${missingTranslations}) missing group by entity
    `.execute(db),
      findLaneDelay(db, 'mail', now),
    ]);
  const of = (what: WaitingKind): Waiting =>
    waiting.find((row) => row.what === what) ?? { count: 0, oldest_at: null };
  return {
    emails,
    redemptions: of('redemptions'),
    toShip: of('to_ship'),
    assignments: of('assignments'),
    reviews: of('reviews'),
    lessons: of('lessons'),
    orders: of('orders'),
    disputes: of('disputes'),
    coursePrices,
    lowStock: { count: lowCount[0]?.count ?? 0, list: lowStock },
    missing: bilingualEntityNames.flatMap(
      (entity) => missing.find((row) => row.entity === entity) ?? [],
    ),
  };
}

export type Todo = Awaited<ReturnType<typeof readTodo>>;
