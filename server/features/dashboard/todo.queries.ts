import { type RawBuilder, sql } from 'kysely';
import { type TranslatedEntity, translatedEntities } from '#contract/dashboard-admin.ts';
import { LOW_STOCK } from '#contract/stock.ts';
import type { Db } from '#database/open.ts';

const LOW_STOCK_SHOWN = 5;

/** How many wait, and since when the oldest does. */
interface Waiting {
  count: number;
  oldest_at: Date | null;
}

type WaitingKind = 'redemptions' | 'to_ship' | 'assignments' | 'reviews';

/** Rewards that learners see and that soon cannot be redeemed any more. */
const runningOut = sql`archived_at is null and status = 'active' and available_stock <= ${LOW_STOCK}`;

/** Where the texts of a thing are, and how it is called. */
interface Translated {
  table: string;
  id: string;
  /** Names of fields that have a twin `…_zh`; the first is its title. */
  fields: readonly [string, ...string[]];
  /** Where a thing is a part of another. */
  parent?: string;
}

const translated: Record<TranslatedEntity, Translated> = {
  course: {
    table: 'courses',
    id: 'course_id',
    fields: ['title', 'short_description', 'description'],
  },
  content: {
    table: 'contents',
    id: 'content_id',
    fields: ['title', 'description'],
    parent: 'course_id',
  },
  teacher: { table: 'teachers', id: 'teacher_id', fields: ['name', 'bio', 'specialization'] },
  reward: { table: 'rewards', id: 'reward_id', fields: ['name', 'description'] },
  reward_category: { table: 'reward_categories', id: 'reward_category_id', fields: ['name'] },
  banner: { table: 'banners', id: 'banner_id', fields: ['title', 'description'] },
  activity: { table: 'activities', id: 'activity_id', fields: ['title', 'name', 'description'] },
  article: { table: 'articles', id: 'article_id', fields: ['title', 'summary', 'html'] },
  faq: { table: 'faqs', id: 'faq_id', fields: ['question', 'answer'] },
  case: {
    table: 'success_cases',
    id: 'case_id',
    fields: ['name', 'profile', 'title', 'story', 'quote'],
  },
};

/** Whether a text stands there in one language and not in the other. */
const isOneSided = (fields: readonly string[]) =>
  sql.join(
    fields.map((field) => sql`(${sql.ref(field)} = '') <> (${sql.ref(`${field}_zh`)} = '')`),
    sql` or `,
  );

/** Every thing of the academy with a text that one language lacks. */
export const missingTranslations: RawBuilder<unknown> = sql.join(
  translatedEntities.map((entity) => {
    const { table, id, fields, parent } = translated[entity];
    const [title] = fields;
    return sql`
      select ${entity}::text as entity, ${sql.ref(id)} as id,
        ${parent === undefined ? sql`null` : sql.ref(parent)}::integer as parent_id,
        ${sql.ref(title)} as title, ${sql.ref(`${title}_zh`)} as title_zh
      from ${sql.table(table)}
      where archived_at is null and (${isOneSided(fields)})`;
  }),
  sql` union all `,
);

/** What waits for somebody. */
export async function readTodo(db: Db) {
  const [{ rows: waiting }, lowStock, { rows: lowCount }, { rows: missing }] = await Promise.all([
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
    `.execute(db),
    db
      .selectFrom('rewards')
      .select((eb) => [
        'reward_id',
        'name',
        'name_zh',
        eb.fn.coalesce('available_stock', sql<number>`0`).as('available_stock'),
      ])
      .where(sql<boolean>`${runningOut}`)
      .orderBy('available_stock')
      .orderBy('reward_id')
      .limit(LOW_STOCK_SHOWN)
      .execute(),
    sql<{ count: number }>`select count(*) as count from rewards where ${runningOut}`.execute(db),
    sql<{ entity: TranslatedEntity; count: number }>`
      select entity, count(*) as count from (${missingTranslations}) missing group by entity
    `.execute(db),
  ]);
  const of = (what: WaitingKind): Waiting =>
    waiting.find((row) => row.what === what) ?? { count: 0, oldest_at: null };
  return {
    redemptions: of('redemptions'),
    toShip: of('to_ship'),
    assignments: of('assignments'),
    reviews: of('reviews'),
    lowStock: { count: lowCount[0]?.count ?? 0, list: lowStock },
    missing: translatedEntities.flatMap(
      (entity) => missing.find((row) => row.entity === entity) ?? [],
    ),
  };
}

export type Todo = Awaited<ReturnType<typeof readTodo>>;
