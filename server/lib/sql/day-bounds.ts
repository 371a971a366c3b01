import { type RawBuilder, sql } from 'kysely';

/** The moment at which a day of the academy begins, or a number of days later; null: none. */
export function startOfDay(day: string | null, timeZone: string, daysLater = 0): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone})`;
}
