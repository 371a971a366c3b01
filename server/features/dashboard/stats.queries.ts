import { type RawBuilder, sql } from 'kysely';
import { type SeriesMetric, seriesMetrics } from '#contract/dashboard-admin.ts';
import type { Db } from '#database/open.ts';
import { addDays, firstOfMonth, type Period } from '#domain/academy-day.ts';
import { type Currency, currencies } from '#domain/currencies.ts';
import {
  countPeople,
  countRows,
  type DayColumn,
  readDays,
  readVisitors,
  type Stored,
  sumUnusedPoints,
} from '#server/features/daily-figures/index.ts';
import { revenueEntries } from '#server/features/payments/index.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import { bucketDays, bucketsOf } from './period.rules.ts';

/** Days that count as "active" looking back. */
export const ACTIVE_DAYS = 30;

/**
 * People who were seen in the days that end with one, without those who were removed: they are not
 * among all users either.
 * @param isRemoved on `users`
 */
const seenUntil = async (
  db: Db,
  day: string,
  { stored, isRemoved }: { stored: Stored; isRemoved: RawBuilder<unknown> },
) => {
  const from = addDays(day, 1 - ACTIVE_DAYS);
  const [visitors, { rows }] = await Promise.all([
    readVisitors(db, { from, to: day }, stored),
    sql<{ removed: number }>`
      select count(*) as removed from users
      where ${isRemoved} and exists (
        select from seen_days
        where seen_days.user_id = users.user_id and day between ${from}::date and ${day}::date)
    `.execute(db),
  ]);
  return countPeople(visitors, from) - (rows[0]?.removed ?? 0);
};

/** The six figures, today and on the day of comparison. */
export async function readCards(
  db: Db,
  { today, comparedWith, stored }: { today: string; comparedWith: string; stored: Stored },
) {
  const end = startOfDay(comparedWith, stored.timeZone, 1);
  const wasThere = sql`created_at < ${end} and (archived_at is null or archived_at >= ${end})`;
  const [{ rows }, activeNow, activeBefore, { rows: revenue }] = await Promise.all([
    sql<Record<`${'users' | 'courses' | 'enrollments' | 'teachers'}_${'now' | 'before'}`, number>>`
      select c.*, t.*,
        ${countRows('registrations', stored)}
          - (select count(*) from users where archived_at is not null) as users_now,
        ${countRows('registrations', stored, comparedWith)}
          - (select count(*) from users where archived_at < ${end} and created_at < ${end})
          as users_before,
        ${countRows('enrollments', stored)} as enrollments_now,
        ${countRows('enrollments', stored, comparedWith)} as enrollments_before
      from
        (select count(*) filter (where archived_at is null) as courses_now,
          count(*) filter (where ${wasThere}) as courses_before from courses) c,
        (select count(*) filter (where archived_at is null) as teachers_now,
          count(*) filter (where ${wasThere}) as teachers_before from teachers) t
    `.execute(db),
    seenUntil(db, today, { stored, isRemoved: sql`archived_at is not null` }),
    seenUntil(db, comparedWith, {
      stored,
      isRemoved: sql`archived_at < ${end} and created_at < ${end}`,
    }),
    sql<{ currency: Currency; value: number; previous: number }>`
      select currency,
        coalesce(sum(amount) filter (where day >= ${firstOfMonth(today)}::date), 0) as value,
        coalesce(sum(amount) filter (where day <= ${comparedWith}::date), 0) as previous
      from ${revenueEntries} revenue
      where day between ${firstOfMonth(comparedWith)}::date and ${today}::date
      group by currency
    `.execute(db),
  ]);
  const [figures] = rows;
  if (!figures) throw new Error('an aggregate query returned no row');
  const card = (name: 'users' | 'courses' | 'enrollments' | 'teachers') => ({
    value: figures[`${name}_now`],
    previous: figures[`${name}_before`],
  });
  return {
    totalUsers: card('users'),
    activeUsers: { value: activeNow, previous: activeBefore },
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
  days: 1 | 7;
  count: number;
}

/** The number of the point that a day belongs to. */
const bucketOfDay = (day: RawBuilder<unknown>, { period, days }: Cut) =>
  sql<number>`(${day} - ${period.from}::date) / ${days}::integer`;

/** Every point, including those without rows. */
const allBuckets = ({ count }: Cut) => sql`generate_series(0, ${count - 1}::integer) as b (bucket)`;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The figures of the days of each point, added up. */
function addUp<T extends { day: string }>(
  days: readonly T[],
  { period }: Cut,
  figureOf: (day: T) => number,
): number[] {
  return bucketsOf(period).map(({ from, to }) =>
    sumOf(days.filter(({ day }) => day >= from && day <= to).map(figureOf)),
  );
}

/** Registrations, enrolments, completions and requests, and points earned and used. */
async function countByDay(db: Db, cut: Cut, stored: Stored): Promise<Figures[]> {
  const [days, unused] = await Promise.all([
    readDays(db, cut.period, stored),
    sumUnusedPoints(db, cut.period.to, stored),
  ]);
  const of = (metric: SeriesMetric, column: DayColumn): Figures => {
    const values = addUp(days, cut, (day) => day[column]);
    return { metric, values, total: sumOf(values) };
  };
  // The unused points of each earlier day: those of the last day, minus what moved after the
  // earlier one.
  const inflow = addUp(days, cut, (day) => day.points_inflow);
  const liability = inflow.map((_, index) => unused - sumOf(inflow.slice(index + 1)));
  return [
    of('registrations', 'registrations'),
    of('enrollments', 'enrollments'),
    of('completions', 'completions'),
    of('points_earned', 'points_earned'),
    of('points_spent', 'points_spent'),
    { metric: 'points_liability', values: liability, total: unused },
    of('redemptions', 'redemptions'),
  ];
}

/** People who were seen; each counts once a point, and once in the total. */
async function countSeen(db: Db, { period }: Cut, stored: Stored): Promise<Figures> {
  const visitors = await readVisitors(db, period, stored);
  const values = bucketsOf(period).map(({ from, to }) =>
    countPeople(
      visitors.filter(({ day }) => day >= from && day <= to),
      from,
    ),
  );
  return { metric: 'active_users', values, total: countPeople(visitors, period.from) };
}

/** Money by the day that it was paid on, less what was refunded; each currency by itself. */
async function sumRevenue(
  db: Db,
  metric: SeriesMetric,
  cut: Cut,
  currency: Currency,
): Promise<Figures> {
  const { from, to } = cut.period;
  const { rows } = await sql<{ bucket: number | null; value: number }>`
    with paid as (
      select ${bucketOfDay(sql`day`, cut)} as bucket, sum(amount) as value
      from ${revenueEntries} revenue
      where day between ${from}::date and ${to}::date and currency = ${currency}
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

/** Every series of a period, in the contract's order. */
export async function readSeries(db: Db, period: Period, stored: Stored): Promise<Figures[]> {
  const cut = { period, days: bucketDays(period), count: bucketsOf(period).length };
  const found = await Promise.all([
    countByDay(db, cut, stored),
    countSeen(db, cut, stored),
    sumRevenue(db, 'revenue_usd', cut, 'USD'),
    sumRevenue(db, 'revenue_cny', cut, 'CNY'),
    sumRevenue(db, 'revenue_sgd', cut, 'SGD'),
    sumRevenue(db, 'revenue_myr', cut, 'MYR'),
  ]);
  const series = found.flat();
  return seriesMetrics.flatMap((metric) => series.filter((one) => one.metric === metric));
}
