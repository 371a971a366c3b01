import { type RawBuilder, sql } from 'kysely';
import type { RowMetric } from '#contract/dashboard-admin.ts';
import type { PointKind } from '#contract/points.ts';
import type { Db } from '#database/open.ts';
import type { Period } from '#domain/academy-day.ts';
import type { Currency } from '#domain/currencies.ts';
import {
  earnedBy,
  findSystemAccounts,
  inflowBy,
  type SystemAccounts,
  spentBy,
} from '#server/features/daily-figures/index.ts';
import { revenueEntries } from '#server/features/payments/index.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import type { Page } from '#server/lib/sql/page.ts';
import { missingTranslations } from './todo.queries.ts';

export interface FigureRow {
  id: string;
  at: Date | null;
  day: string | null;
  user_id: number | null;
  user_name: string | null;
  entity: string | null;
  subject_id: number | null;
  parent_id: number | null;
  title: string | null;
  title_zh: string | null;
  amount: number | null;
  point_kind: PointKind | null;
  rating: number | null;
  text: string;
}

interface Ask {
  period: Period;
  timeZone: string;
  accounts: SystemAccounts;
  /** Whether points moved after the last day of the period. */
  movedSince: boolean;
}

/** The rows of a figure as a query of their own: `rows` says how much each adds to it. */
interface Source {
  /** `from … where …`, one row of it for each row of the figure. */
  rows: RawBuilder<unknown>;
  /** The columns that differ from null. */
  columns: Partial<
    Record<Exclude<keyof FigureRow, 'user_name' | 'title' | 'title_zh'>, RawBuilder<unknown>>
  > & {
    title?: RawBuilder<unknown>;
    title_zh?: RawBuilder<unknown>;
  };
  order: RawBuilder<unknown>;
  /** How much a row adds to the figure, where it is not 1. */
  adds?: RawBuilder<unknown>;
}

const within = (at: RawBuilder<unknown>, { period, timeZone }: Ask) => sql`
  ${at} >= ${startOfDay(period.from, timeZone)} and ${at} < ${startOfDay(period.to, timeZone, 1)}`;

/** The value at the end of the period. */
const thereAtEnd = ({ period, timeZone }: Ask) => {
  const end = startOfDay(period.to, timeZone, 1);
  return sql`created_at < ${end} and (archived_at is null or archived_at >= ${end})`;
};

function entries(ask: Ask, figure: (accounts: SystemAccounts) => RawBuilder<number>): Source {
  const amount = figure(ask.accounts);
  return {
    rows: sql`from point_entries where ${within(sql`created_at`, ask)} and ${amount} <> 0`,
    columns: {
      id: sql`point_id`,
      at: sql`created_at`,
      user_id: sql`user_id`,
      amount,
      point_kind: sql`kind`,
      text: sql`reason`,
    },
    order: sql`created_at desc, point_id desc`,
    adds: amount,
  };
}

function paid(ask: Ask, currency: Currency): Source {
  const { from, to } = ask.period;
  return {
    rows: sql`from ${revenueEntries} revenue where currency = ${currency}
      and day between ${from}::date and ${to}::date`,
    columns: {
      id: sql`payment_id || coalesce('-' || entry, '')`,
      day: sql`day`,
      user_id: sql`user_id`,
      entity: sql`case when course_id is null then null else 'course' end`,
      subject_id: sql`course_id`,
      amount: sql`amount`,
      text: sql`text`,
    },
    order: sql`day desc, payment_id desc, entry desc`,
    adds: sql`amount`,
  };
}

function enrolled(which: RawBuilder<unknown>): Source {
  return {
    rows: sql`from enrollments where ${which}`,
    columns: {
      id: sql`user_id || '-' || course_id`,
      at: sql`enrolled_at`,
      user_id: sql`user_id`,
      entity: sql`'course'`,
      subject_id: sql`course_id`,
    },
    order: sql`enrolled_at desc, user_id desc, course_id desc`,
  };
}

function people(which: RawBuilder<unknown>): Source {
  return {
    rows: sql`from users where ${which}`,
    columns: { id: sql`user_id`, at: sql`created_at`, user_id: sql`user_id` },
    order: sql`created_at desc, user_id desc`,
  };
}

const sources: Record<RowMetric, (ask: Ask) => Source> = {
  registrations: (ask) => people(within(sql`created_at`, ask)),
  total_users: (ask) => people(thereAtEnd(ask)),
  active_users: ({ period: { from, to } }) => ({
    rows: sql`from (
      select user_id, max(day) as last_day from seen_days
      where day between ${from}::date and ${to}::date group by user_id
    ) seen`,
    columns: { id: sql`user_id`, day: sql`last_day`, user_id: sql`user_id` },
    order: sql`last_day desc, user_id desc`,
  }),
  enrollments: (ask) => enrolled(within(sql`enrolled_at`, ask)),
  total_enrollments: ({ period, timeZone }) =>
    enrolled(sql`enrolled_at < ${startOfDay(period.to, timeZone, 1)}`),
  completions: (ask) => ({
    rows: sql`from course_completions where ${within(sql`completed_at`, ask)}`,
    columns: {
      id: sql`user_id || '-' || course_id`,
      at: sql`completed_at`,
      user_id: sql`user_id`,
      entity: sql`'course'`,
      subject_id: sql`course_id`,
    },
    order: sql`completed_at desc, user_id desc, course_id desc`,
  }),
  points_earned: (ask) => entries(ask, earnedBy),
  points_spent: (ask) => entries(ask, spentBy),
  points_liability: ({ period: { to }, timeZone, accounts, movedSince }) => ({
    // What each learner has today, minus everything that came after the last day. Joined rather
    // than combined and grouped: the database runs a join in parallel.
    rows: sql`from (
      select own.user_id, own.balance + coalesce(held.balance, 0)
        - ${movedSince ? sql`coalesce(later.points, 0)` : sql`0`} as owed
      from point_accounts own
      left join point_accounts held
        on held.user_id = own.user_id and held.kind = 'held' and held.balance <> 0
      ${
        movedSince
          ? sql`left join (
              select user_id, sum(${inflowBy(accounts)})::bigint as points from point_entries
              where created_at >= ${startOfDay(to, timeZone, 1)} group by user_id
            ) later on later.user_id = own.user_id`
          : sql``
      }
      where own.kind = 'available'
    ) owed_to where owed <> 0`,
    columns: { id: sql`user_id`, user_id: sql`user_id`, amount: sql`owed` },
    order: sql`owed desc, user_id`,
    adds: sql`owed`,
  }),
  redemptions: (ask) => ({
    rows: sql`from reward_redemptions where ${within(sql`created_at`, ask)}`,
    columns: {
      id: sql`redemption_id`,
      at: sql`created_at`,
      user_id: sql`user_id`,
      entity: sql`'reward'`,
      subject_id: sql`reward_id`,
    },
    order: sql`created_at desc, redemption_id desc`,
  }),
  revenue_usd: (ask) => paid(ask, 'USD'),
  revenue_cny: (ask) => paid(ask, 'CNY'),
  revenue_sgd: (ask) => paid(ask, 'SGD'),
  revenue_myr: (ask) => paid(ask, 'MYR'),
  total_courses: (ask) => ({
    rows: sql`from courses where ${thereAtEnd(ask)}`,
    columns: {
      id: sql`course_id`,
      at: sql`created_at`,
      entity: sql`'course'`,
      subject_id: sql`course_id`,
    },
    order: sql`created_at desc, course_id desc`,
  }),
  total_teachers: (ask) => ({
    rows: sql`from teachers where ${thereAtEnd(ask)}`,
    columns: {
      id: sql`teacher_id`,
      at: sql`created_at`,
      entity: sql`'teacher'`,
      subject_id: sql`teacher_id`,
    },
    order: sql`created_at desc, teacher_id desc`,
  }),
  unanswered_reviews: () => ({
    rows: sql`from course_reviews where reply is null and not is_hidden`,
    columns: {
      id: sql`review_id`,
      at: sql`created_at`,
      user_id: sql`user_id`,
      entity: sql`'course'`,
      subject_id: sql`course_id`,
      rating: sql`rating`,
      text: sql`comment`,
    },
    order: sql`created_at, review_id`,
  }),
  missing_translations: () => ({
    rows: sql`from (${missingTranslations}) missing`,
    columns: {
      id: sql`entity || '-' || id`,
      entity: sql`entity`,
      subject_id: sql`id`,
      parent_id: sql`parent_id`,
      title: sql`title`,
      title_zh: sql`title_zh`,
    },
    order: sql`entity, id`,
  }),
};

interface RedeemInput extends Page {
  metric: RowMetric;
  period: Period;
  timeZone: string;
}

/** Whether points moved after the last day of a period; mostly that is today. */
async function hasEntriesAfter(
  db: Db,
  { period, timeZone }: Pick<RedeemInput, 'period' | 'timeZone'>,
) {
  const { rows } = await sql<{ moved: boolean }>`
    select exists (
      select from point_entries where created_at >= ${startOfDay(period.to, timeZone, 1)}
    ) as moved`.execute(db);
  return rows[0]?.moved ?? false;
}

/** One page of the rows behind a figure, their number, and the figure itself. */
export async function listFigureRows(db: Db, { metric, page, limit, ...where }: RedeemInput) {
  const accounts = await findSystemAccounts(db);
  const movedSince = await hasEntriesAfter(db, where);
  const { rows, columns, order, adds } = sources[metric]({ ...where, accounts, movedSince });
  const nothing = sql`null`;
  const [{ rows: list }, { rows: counts }] = await Promise.all([
    sql<FigureRow>`
      select r.id, r.at, r.day, r.user_id, u.name as user_name, r.entity, r.subject_id, r.parent_id,
        coalesce(r.title, c.title, t.name, w.name) as title,
        coalesce(r.title_zh, c.title_zh, t.name_zh, w.name_zh) as title_zh,
        r.amount, r.point_kind, r.rating, coalesce(r.text, '') as text
      from (
        select row_number() over () as place, page.* from (
          select (${columns.id ?? nothing})::text as id, ${columns.at ?? nothing}::timestamptz as at,
            ${columns.day ?? nothing}::date as day, ${columns.user_id ?? nothing}::integer as user_id,
            (${columns.entity ?? nothing})::text as entity,
            ${columns.subject_id ?? nothing}::integer as subject_id,
            ${columns.parent_id ?? nothing}::integer as parent_id,
            ${columns.title ?? nothing}::text as title, ${columns.title_zh ?? nothing}::text as title_zh,
            (${columns.amount ?? nothing})::numeric as amount,
            ${columns.point_kind ?? nothing}::text as point_kind,
            ${columns.rating ?? nothing}::integer as rating, ${columns.text ?? nothing}::text as text
          ${rows} order by ${order} limit ${limit} offset ${(page - 1) * limit}
        ) page
      ) r
      left join users u on u.user_id = r.user_id
      left join courses c on r.entity = 'course' and c.course_id = r.subject_id
      left join teachers t on r.entity = 'teacher' and t.teacher_id = r.subject_id
      left join rewards w on r.entity = 'reward' and w.reward_id = r.subject_id
      order by r.place
    `.execute(db),
    sql<{ count: number; total: number }>`
      select count(*) as count, ${adds === undefined ? sql`count(*)` : sql`coalesce(sum(${adds}), 0)`} as total
      ${rows}
    `.execute(db),
  ]);
  const { count = 0, total = 0 } = counts[0] ?? {};
  return { list, count, total };
}
