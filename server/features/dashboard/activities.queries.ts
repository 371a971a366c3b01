import { type RawBuilder, sql } from 'kysely';
import { type ActivityKind, activityKinds } from '#contract/dashboard-admin.ts';
import type { Db } from '#database/open.ts';
import type { Currency } from '#domain/currencies.ts';
import { cursorTime, type TimeCursor } from '#server/lib/sql/time-cursor.ts';

export interface ActivityRow {
  id: string;
  type: ActivityKind;
  timestamp: Date;
  cursor_at: string;
  user_id: number | null;
  user_name: string | null;
  course_id: number | null;
  course_title: string | null;
  course_title_zh: string | null;
  amount: number | null;
  currency: Currency | null;
  rating: number | null;
}

interface Source {
  table: string;
  at: string;
  /** Identifies a row within all kinds. */
  id: RawBuilder<string>;
  course: RawBuilder<unknown>;
  amount: RawBuilder<unknown>;
  currency: RawBuilder<unknown>;
  rating: RawBuilder<unknown>;
  which: RawBuilder<unknown>;
}

const none = sql`null`;
const usual = { course: none, amount: none, currency: none, rating: none, which: sql`true` };

const sources: Record<ActivityKind, Source> = {
  enrollment: {
    ...usual,
    table: 'enrollments',
    at: 'enrolled_at',
    id: sql`'enrollment-' || user_id || '-' || course_id`,
    course: sql`course_id`,
  },
  completion: {
    ...usual,
    table: 'course_completions',
    at: 'completed_at',
    id: sql`'completion-' || user_id || '-' || course_id`,
    course: sql`course_id`,
  },
  registration: {
    ...usual,
    table: 'users',
    at: 'created_at',
    id: sql`'registration-' || user_id`,
  },
  payment: {
    ...usual,
    table: 'payments',
    at: 'created_at',
    id: sql`'payment-' || payment_id`,
    course: sql`course_id`,
    amount: sql`amount`,
    currency: sql`currency`,
    which: sql`voided_at is null`,
  },
  review: {
    ...usual,
    table: 'course_reviews',
    at: 'created_at',
    id: sql`'review-' || review_id`,
    course: sql`course_id`,
    rating: sql`rating`,
  },
};

/** The newest of one kind; each is read along its index by time. */
function newestOf(type: ActivityKind, limit: number, before: TimeCursor | null) {
  const { table, at, id, course, amount, currency, rating, which } = sources[type];
  const time = sql.ref(at);
  const older =
    before === null
      ? sql`true`
      : sql`${time} <= ${before.at}::timestamptz
          and (${time}, (${id}) collate "C") < (${before.at}::timestamptz, ${before.id})`;
  return sql`(
    select ${id} as id, ${type}::text as type, ${time} as at, user_id::integer as user_id,
      ${course}::integer as course_id, ${amount}::numeric as amount,
      ${currency}::text as currency, ${rating}::integer as rating
    from ${sql.table(table)}
    where ${which} and ${older}
    order by ${time} desc, (${id}) collate "C" desc
    limit ${limit}
  )`;
}

/** What happened in the academy, newest first. */
export async function listActivities(
  db: Db,
  {
    type,
    before,
    limit,
  }: { type?: ActivityKind | undefined; before: TimeCursor | null; limit: number },
): Promise<ActivityRow[]> {
  const kinds = type === undefined ? activityKinds : [type];
  const parts = kinds.map((kind) => newestOf(kind, limit, before));
  const { rows } = await sql<ActivityRow>`
    select a.id, a.type, a.at as timestamp, ${cursorTime(sql`a.at`)} as cursor_at,
      a.user_id, u.name as user_name,
      a.course_id, c.title as course_title, c.title_zh as course_title_zh,
      a.amount, a.currency, a.rating
    from (
      select * from (${sql.join(parts, sql` union all `)}) every_kind
      order by at desc, id collate "C" desc
      limit ${limit}
    ) a
    left join users u on u.user_id = a.user_id
    left join courses c on c.course_id = a.course_id
    order by a.at desc, a.id collate "C" desc
  `.execute(db);
  return rows;
}
