import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Period } from '#domain/academy-day.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import { earnedBy, findSystemAccounts, inflowBy, spentBy } from './ledger-figures.ts';

/** Columns of `daily_figures` that are figures. */
export const dayColumns = [
  'registrations',
  'enrollments',
  'completions',
  'redemptions',
  'entries',
  'points_earned',
  'points_spent',
  'points_inflow',
] as const;
export type DayColumn = (typeof dayColumns)[number];

/** The figures of one academy day. */
export type DayFigures = Record<DayColumn, number> & { day: string };

/**
 * How many people were seen on a day, by the number of days since they were last seen before it; 0:
 * never before.
 */
export interface DayVisitors {
  day: string;
  days_since: number;
  people: number;
}

/** A table of which each row counts on the academy day of a moment. */
interface DatedTable {
  table: string;
  at: string;
}

/** Tables whose rows are counted by day. */
export const datedTables = {
  registrations: { table: 'users', at: 'created_at' },
  enrollments: { table: 'enrollments', at: 'enrolled_at' },
  completions: { table: 'course_completions', at: 'completed_at' },
  redemptions: { table: 'reward_redemptions', at: 'created_at' },
  entries: { table: 'point_entries', at: 'created_at' },
} as const satisfies Partial<Record<DayColumn, DatedTable>>;
export type DatedFigure = keyof typeof datedTables;

/**
 * Rows of a table in each day of a period. The bounds of the days are computed once: converting each
 * of a million moments to a day takes twice as long.
 */
function byDay(
  { table, at }: DatedTable,
  { from, to }: Period,
  timeZone: string,
  figures: RawBuilder<unknown>,
) {
  const moment = sql.ref(at);
  return sql`(
    select ${from}::date + width_bucket(${moment}, array(
        select (${from}::date + n)::timestamp at time zone ${timeZone}
        from generate_series(0, ${to}::date - ${from}::date) n order by n
      )) - 1 as day, ${figures}
    from ${sql.table(table)}
    where ${moment} >= ${startOfDay(from, timeZone)} and ${moment} < ${startOfDay(to, timeZone, 1)}
    group by 1)`;
}

/** The figures of each day of a period, counted from the rows themselves. */
export async function countDays(
  db: Db,
  period: Period,
  timeZone: string,
): Promise<RawBuilder<DayFigures>> {
  const accounts = await findSystemAccounts(db);
  const rowsOf = (figure: DatedFigure) =>
    byDay(datedTables[figure], period, timeZone, sql`count(*) as number`);
  const moved = byDay(
    datedTables.entries,
    period,
    timeZone,
    sql`count(*) as number, sum(${earnedBy(accounts)}) as earned,
      sum(${spentBy(accounts)}) as spent, sum(${inflowBy(accounts)}) as inflow`,
  );
  return sql<DayFigures>`
    select days.at::date as day,
      coalesce(registered.number, 0)::integer as registrations,
      coalesce(enrolled.number, 0)::integer as enrollments,
      coalesce(completed.number, 0)::integer as completions,
      coalesce(redeemed.number, 0)::integer as redemptions,
      coalesce(moved.number, 0)::integer as entries,
      coalesce(moved.earned, 0)::bigint as points_earned,
      coalesce(moved.spent, 0)::bigint as points_spent,
      coalesce(moved.inflow, 0)::bigint as points_inflow
    from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') days (at)
    left join ${rowsOf('registrations')} registered on registered.day = days.at::date
    left join ${rowsOf('enrollments')} enrolled on enrolled.day = days.at::date
    left join ${rowsOf('completions')} completed on completed.day = days.at::date
    left join ${rowsOf('redemptions')} redeemed on redeemed.day = days.at::date
    left join ${moved} moved on moved.day = days.at::date`;
}

/** Who was seen on each day of a period, by the days since they were seen before. */
export const countVisitors = ({ from, to }: Period) => sql<DayVisitors>`
  select seen.day, coalesce(seen.day - before.day, 0)::integer as days_since,
    count(*)::integer as people
  from seen_days seen
  left join lateral (
    select day from seen_days earlier
    where earlier.user_id = seen.user_id and earlier.day < seen.day
    order by earlier.day desc limit 1
  ) before on true
  where seen.day between ${from}::date and ${to}::date
  group by 1, 2`;
