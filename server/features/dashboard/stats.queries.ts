import { type RawBuilder, sql } from 'kysely';
import type { SeriesMetric } from '#contract/dashboard-admin.ts';
import { type Currency, currencies } from '#contract/payments-admin.ts';
import type { Db } from '#database/open.ts';
import { firstOfMonth, type Period } from '#domain/academy-day.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import { earnedBy, findSystemAccounts, inflowBy, spentBy } from './ledger-figures.ts';
import { bucketDays, bucketsOf } from './period.rules.ts';

/** Days that count as "active" looking back. */
export const ACTIVE_DAYS = 30;

/** The six figures, today and on the day of comparison. */
export async function readCards(
  db: Db,
  { today, comparedWith, timeZone }: { today: string; comparedWith: string; timeZone: string },
) {
  const end = startOfDay(comparedWith, timeZone, 1);
  const wasThere = sql`created_at < ${end} and (archived_at is null or archived_at >= ${end})`;
  // Without those who were removed: they are not among all users either.
  const seen = (day: string, isUser: RawBuilder<unknown>) => sql`(
    select count(*) from (
      select user_id from seen_days
      where day > ${day}::date - ${ACTIVE_DAYS}::integer and day <= ${day}::date
      group by user_id
    ) people join users using (user_id) where ${isUser})`;
  const [{ rows }, { rows: revenue }] = await Promise.all([
    sql<
      Record<
        `${'users' | 'active' | 'courses' | 'enrollments' | 'teachers'}_${'now' | 'before'}`,
        number
      >
    >`
      select u.*, c.*, t.*, e.*, ${seen(today, sql`archived_at is null`)} as active_now,
        ${seen(comparedWith, wasThere)} as active_before
      from
        (select count(*) filter (where archived_at is null) as users_now,
          count(*) filter (where ${wasThere}) as users_before from users) u,
        (select count(*) filter (where archived_at is null) as courses_now,
          count(*) filter (where ${wasThere}) as courses_before from courses) c,
        (select count(*) filter (where archived_at is null) as teachers_now,
          count(*) filter (where ${wasThere}) as teachers_before from teachers) t,
        (select count(*) as enrollments_now,
          count(*) filter (where enrolled_at < ${end}) as enrollments_before from enrollments) e
    `.execute(db),
    sql<{ currency: Currency; value: number; previous: number }>`
      select currency,
        coalesce(sum(amount) filter (where paid_on >= ${firstOfMonth(today)}::date), 0) as value,
        coalesce(sum(amount) filter (where paid_on <= ${comparedWith}::date), 0) as previous
      from payments
      where voided_at is null and paid_on between ${firstOfMonth(comparedWith)}::date and ${today}::date
      group by currency
    `.execute(db),
  ]);
  const [figures] = rows;
  if (!figures) throw new Error('a query without rows to group answers with one');
  const card = (name: 'users' | 'active' | 'courses' | 'enrollments' | 'teachers') => ({
    value: figures[`${name}_now`],
    previous: figures[`${name}_before`],
  });
  return {
    totalUsers: card('users'),
    activeUsers: card('active'),
    totalCourses: card('courses'),
    totalEnrollments: card('enrollments'),
    totalTeachers: card('teachers'),
    monthlyRevenue: currencies.map(
      (currency) =>
        revenue.find((row) => row.currency === currency) ?? { currency, value: 0, previous: 0 },
    ),
  };
}

/** A series before its days are added. */
export interface Figures {
  metric: SeriesMetric;
  total: number;
  values: number[];
}

/** How the days of the academy are divided into points. */
interface Cut {
  period: Period;
  timeZone: string;
  days: 1 | 7;
  count: number;
}

/** The number of the point that a day belongs to. */
const bucketOfDay = (day: RawBuilder<unknown>, { period, days }: Cut) =>
  sql<number>`(${day} - ${period.from}::date) / ${days}::integer`;

/**
 * The number of the point that a moment belongs to; later moments have the number after the last.
 * The bounds of the points are computed once: converting each of a million moments to a day takes
 * twice as long.
 */
const bucketOf = (at: RawBuilder<unknown>, { period, days, count, timeZone }: Cut) => sql<number>`
  (width_bucket(${at}, array(
    select case when n = ${count}::integer then ${startOfDay(period.to, timeZone, 1)}
      else (${period.from}::date + n * ${days}::integer)::timestamp at time zone ${timeZone} end
    from generate_series(0, ${count}::integer) n
    order by n
  )) - 1)`;

/** Every point, including those without rows. */
const allBuckets = ({ count }: Cut) => sql`generate_series(0, ${count - 1}::integer) as b (bucket)`;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Rows of a table by the day on which they were made. */
async function countByDay(
  db: Db,
  metric: SeriesMetric,
  cut: Cut,
  { table, at }: { table: string; at: string },
): Promise<Figures> {
  const { from, to } = cut.period;
  const { rows } = await sql<{ value: number }>`
    with made as (
      select ${bucketOf(sql.ref(at), cut)} as bucket, count(*) as value
      from ${sql.table(table)}
      where ${sql.ref(at)} >= ${startOfDay(from, cut.timeZone)}
        and ${sql.ref(at)} < ${startOfDay(to, cut.timeZone, 1)}
      group by 1
    )
    select coalesce(made.value, 0) as value
    from ${allBuckets(cut)} left join made using (bucket)
    order by b.bucket
  `.execute(db);
  const values = rows.map((row) => row.value);
  return { metric, values, total: sumOf(values) };
}

/** People who were seen; each counts once a point, and once in the total. */
async function countSeen(db: Db, cut: Cut): Promise<Figures> {
  const { from, to } = cut.period;
  const within = sql`from seen_days where day between ${from}::date and ${to}::date`;
  const bucket = bucketOfDay(sql`day`, cut);
  // A person has one row a day: only weeks have duplicates. Grouping is faster here than
  // `distinct`, which sorts.
  const seen =
    cut.days === 1
      ? sql`select ${bucket} as bucket ${within}`
      : sql`select bucket from (select ${bucket} as bucket, user_id ${within}) d
          group by bucket, user_id`;
  const { rows } = await sql<{ bucket: number | null; value: number }>`
    with counted as (
      select bucket, count(*) as value from (${seen}) seen group by bucket
    )
    select b.bucket, coalesce(counted.value, 0) as value
    from ${allBuckets(cut)} left join counted using (bucket)
    union all
    select null, (select count(*) from (select ${within} group by user_id) people)
    order by bucket nulls last
  `.execute(db);
  const values = rows.flatMap((row) => (row.bucket === null ? [] : [row.value]));
  return { metric: 'active_users', values, total: rows.at(-1)?.value ?? 0 };
}

/** Points earned and used, and unused points at the end of each point of the series. */
async function readLedger(db: Db, cut: Cut): Promise<Figures[]> {
  const accounts = await findSystemAccounts(db);
  // Entries after the period lead back from today's unused points to those of that time.
  const { rows } = await sql<{ earned: number; spent: number; inflow: number; owed: number }>`
    with moved as (
      select ${bucketOf(sql`created_at`, cut)} as bucket,
        sum(${earnedBy(accounts)}) as earned,
        sum(${spentBy(accounts)}) as spent,
        sum(${inflowBy(accounts)}) as inflow
      from point_entries
      where created_at >= ${startOfDay(cut.period.from, cut.timeZone)}
      group by 1
    )
    select coalesce(moved.earned, 0) as earned, coalesce(moved.spent, 0) as spent,
      coalesce(moved.inflow, 0) as inflow,
      (select coalesce(sum(balance), 0) from point_accounts where user_id is not null) as owed
    from generate_series(0, ${cut.count}::integer) as b (bucket) left join moved using (bucket)
    order by b.bucket
  `.execute(db);
  const within = rows.slice(0, cut.count);
  const owed = rows[0]?.owed ?? 0;
  const liability = within.map(
    (_, index) => owed - sumOf(rows.slice(index + 1).map((row) => row.inflow)),
  );
  const earned = within.map((row) => row.earned);
  const spent = within.map((row) => row.spent);
  return [
    { metric: 'points_earned', values: earned, total: sumOf(earned) },
    { metric: 'points_spent', values: spent, total: sumOf(spent) },
    { metric: 'points_liability', values: liability, total: liability.at(-1) ?? 0 },
  ];
}

/** Money by the day that it was paid on; each currency by itself. */
async function sumRevenue(
  db: Db,
  metric: SeriesMetric,
  cut: Cut,
  currency: Currency,
): Promise<Figures> {
  const { from, to } = cut.period;
  const { rows } = await sql<{ bucket: number | null; value: number }>`
    with paid as (
      select ${bucketOfDay(sql`paid_on`, cut)} as bucket, sum(amount) as value
      from payments
      where paid_on between ${from}::date and ${to}::date
        and currency = ${currency} and voided_at is null
      group by 1
    )
    select b.bucket, coalesce(paid.value, 0) as value
    from ${allBuckets(cut)} left join paid using (bucket)
    union all
    -- The database adds decimals; JavaScript would add their neighbours.
    select null, coalesce(sum(value), 0) from paid
    order by bucket nulls last
  `.execute(db);
  const values = rows.flatMap((row) => (row.bucket === null ? [] : [row.value]));
  return { metric, values, total: rows.at(-1)?.value ?? 0 };
}

/** Every series of a period, in the contract's order; one query each. */
export async function readSeries(
  db: Db,
  { period, timeZone }: { period: Period; timeZone: string },
): Promise<Figures[]> {
  const cut = { period, timeZone, days: bucketDays(period), count: bucketsOf(period).length };
  const made = (metric: SeriesMetric, table: string, at: string) =>
    countByDay(db, metric, cut, { table, at });
  const series = await Promise.all([
    made('registrations', 'users', 'created_at'),
    countSeen(db, cut),
    made('enrollments', 'enrollments', 'enrolled_at'),
    made('completions', 'course_completions', 'completed_at'),
    readLedger(db, cut),
    made('redemptions', 'reward_redemptions', 'created_at'),
    sumRevenue(db, 'revenue_usd', cut, 'USD'),
    sumRevenue(db, 'revenue_cny', cut, 'CNY'),
  ]);
  return series.flat();
}
