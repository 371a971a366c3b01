import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { addDays, type Period } from '#domain/academy-day.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import {
  countDays,
  countVisitors,
  type DatedFigure,
  type DayFigures,
  type DayVisitors,
  datedTables,
  dayColumns,
} from './counted-days.ts';
import { findSystemAccounts, inflowBy } from './ledger-figures.ts';

/** Which days are stored for a time zone. */
export interface Stored {
  timeZone: string;
  /** The last one; so are all before it. Null: none are. */
  last: string | null;
}

/** Which days are stored; what is read together must ask once. */
export async function findStored(db: Db, timeZone: string): Promise<Stored> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from daily_figures where time_zone = ${timeZone}`.execute(db);
  return { timeZone, last: rows[0]?.day ?? null };
}

/** The days of a period that have to be counted; null where all are stored. */
function notStored({ from, to }: Period, last: string | null): Period | null {
  const live = last === null || last < from ? from : addDays(last, 1);
  return live > to ? null : { from: live, to };
}

/** The figures of each day of a period, those that are stored and those that are not yet. */
export async function readDays(
  db: Db,
  period: Period,
  { timeZone, last }: Stored,
): Promise<DayFigures[]> {
  const live = notStored(period, last);
  const stored = sql`
    select day, ${sql.join(dayColumns.map((name) => sql.ref(name)))} from daily_figures
    where time_zone = ${timeZone} and day between ${period.from}::date and ${period.to}::date`;
  const counted = live === null ? sql`` : sql` union all (${await countDays(db, live, timeZone)})`;
  const { rows } = await sql<DayFigures>`
    select day::text, ${sql.join(dayColumns.map((name) => sql.ref(name)))}
    from (${stored}${counted}) days order by day`.execute(db);
  return rows;
}

/** The visitors of each day of a period, those that are stored and those that are not yet. */
export async function readVisitors(
  db: Db,
  period: Period,
  { timeZone, last }: Stored,
): Promise<DayVisitors[]> {
  const live = notStored(period, last);
  const stored = sql`
    select visitors.day, days_since, people
    from daily_visitors visitors join daily_figures figures using (day)
    where figures.time_zone = ${timeZone}
      and visitors.day between ${period.from}::date and ${period.to}::date`;
  const counted = live === null ? sql`` : sql` union all (${countVisitors(live)})`;
  const { rows } = await sql<DayVisitors>`
    select day::text, days_since, people from (${stored}${counted}) visitors`.execute(db);
  return rows;
}

/** How many rows a table has, of all time or up to the end of a day. */
export function countRows(
  figure: DatedFigure,
  { timeZone, last }: Stored,
  until: string | null = null,
) {
  const { table, at } = datedTables[figure];
  const moment = sql.ref(at);
  const isLive = last === null ? sql`true` : sql`${moment} >= ${startOfDay(last, timeZone, 1)}`;
  const isBefore = until === null ? sql`true` : sql`${moment} < ${startOfDay(until, timeZone, 1)}`;
  return sql<number>`(
    (select coalesce(sum(${sql.ref(figure)}), 0) from daily_figures
      where time_zone = ${timeZone} and (${until}::date is null or day <= ${until}::date))
    + (select count(*) from ${sql.table(table)} where ${isLive} and ${isBefore}))`;
}

/** The unused points of all learners, available and held, at the end of a day. */
export async function sumUnusedPoints(
  db: Db,
  until: string,
  { timeZone, last }: Stored,
): Promise<number> {
  const inflow = inflowBy(await findSystemAccounts(db));
  const end = startOfDay(until, timeZone, 1);
  // Without stored days: the balances of now, minus what moved since.
  const { rows } = await (last === null
    ? sql<{ points: number }>`
        select (select coalesce(sum(balance), 0) from point_accounts where user_id is not null)
          - (select coalesce(sum(${inflow}), 0) from point_entries where created_at >= ${end})
          as points`
    : sql<{ points: number }>`
        select (select coalesce(sum(points_inflow), 0) from daily_figures
            where time_zone = ${timeZone} and day <= ${until}::date)
          + (select coalesce(sum(${inflow}), 0) from point_entries
            where created_at >= ${startOfDay(last, timeZone, 1)} and created_at < ${end})
          as points`
  ).execute(db);
  return rows[0]?.points ?? 0;
}
