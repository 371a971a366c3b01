import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { academyDay, addDays, earlierOf, type Period } from '#domain/academy-day.ts';
import { countDays, countVisitors, datedTables, dayColumns } from './counted-days.ts';
import { findStored } from './read-days.ts';

/** After a day has ended its last transactions may still be committed. */
const SETTLES_AFTER_MS = 60 * 60 * 1000;
/** How many days one transaction stores: writes of late rows wait for it. */
const DAYS_AT_ONCE = 14;

const figures = sql.join(dayColumns.map((name) => sql.ref(name)));

/** The day of the academy's first row; null: it has none. */
async function findFirstDay(db: Db, timeZone: string): Promise<string | null> {
  const firsts = Object.values(datedTables).map(
    ({ table, at }) => sql`
      select (min(${sql.ref(at)}) at time zone ${timeZone})::date as day from ${sql.table(table)}`,
  );
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day
    from (${sql.join(firsts, sql` union all `)} union all select min(day) from seen_days) firsts
  `.execute(db);
  return rows[0]?.day ?? null;
}

/** Counts days and stores them. */
async function storePeriod(tx: Tx, period: Period, timeZone: string): Promise<void> {
  await sql`
    insert into daily_figures (day, time_zone, ${figures})
    select day, ${timeZone}, ${figures} from (${await countDays(tx, period, timeZone)}) counted
  `.execute(tx);
  await sql`
    insert into daily_visitors (day, days_since, people) ${countVisitors(period)}`.execute(tx);
}

/** @returns whether there are more days to store */
function storeNext(db: Db, timeZone: string, lastOver: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('daily_figures'))`.execute(tx);
    await sql`delete from daily_figures where time_zone <> ${timeZone}`.execute(tx);
    const { last } = await findStored(tx, timeZone);
    const from = last === null ? await findFirstDay(tx, timeZone) : addDays(last, 1);
    if (from === null || from > lastOver) return false;
    const to = earlierOf(addDays(from, DAYS_AT_ONCE - 1), lastOver);
    await storePeriod(tx, { from, to }, timeZone);
    return to < lastOver;
  });
}

/** Stores the figures of all days that are over and not stored yet; with maintenance. */
export async function storeDays(
  db: Db,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<void> {
  const today = academyDay(new Date(now.getTime() - SETTLES_AFTER_MS), timeZone);
  while (await storeNext(db, timeZone, addDays(today, -1)));
}

/** Forgets all stored days and counts them again. */
export async function restoreDays(
  db: Db,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<void> {
  await sql`delete from daily_figures`.execute(db);
  await storeDays(db, { timeZone, now });
}

/** Each day of some rows with all that the rows say of it. */
async function byDay(tx: Db, rows: RawBuilder<{ day: string }>): Promise<Map<string, string>> {
  const { rows: days } = await sql<{ day: string; content: string }>`
    select day::text, string_agg(found::text, ' ' order by found::text) as content
    from (${rows}) found group by day`.execute(tx);
  return new Map(days.map(({ day, content }) => [day, content]));
}

/** Stored days whose figures differ from a fresh count. */
export async function findWrongDays(db: Db, timeZone: string): Promise<string[]> {
  const { last } = await findStored(db, timeZone);
  const first = await findFirstDay(db, timeZone);
  if (last === null || first === null) return [];
  const wrong: string[] = [];
  for (let from = first; from <= last; from = addDays(from, DAYS_AT_ONCE)) {
    const period = { from, to: earlierOf(addDays(from, DAYS_AT_ONCE - 1), last) };
    const within = sql`day between ${period.from}::date and ${period.to}::date`;
    const pairs = [
      [
        await countDays(db, period, timeZone),
        sql<{ day: string }>`select day, ${figures} from daily_figures where ${within}`,
      ],
      [
        countVisitors(period),
        sql<{ day: string }>`select day, days_since, people from daily_visitors where ${within}`,
      ],
    ] as const;
    for (const [counted, stored] of pairs) {
      const [right, found] = [await byDay(db, counted), await byDay(db, stored)];
      const days = new Set([...right.keys(), ...found.keys()]);
      wrong.push(...[...days].filter((day) => right.get(day) !== found.get(day)));
    }
  }
  return [...new Set(wrong)].sort();
}
