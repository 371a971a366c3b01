import { academyDay } from '#domain/academy-day.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDay } from '#web/lib/format.ts';

interface ProgramSite {
  program_starts_on: string | null;
  program_ends_on: string | null;
  time_zone: string;
}

/** The first and the last day of the programme, as a language writes them. */
export interface ProgramPeriod {
  first: string;
  last: string;
}

/** The days of the training programme; null where there is none, or its last academy day is over. */
export function programDays(site: ProgramSite, now: Date, locale: Locale): ProgramPeriod | null {
  const { program_starts_on: first, program_ends_on: last } = site;
  if (first === null || last === null || academyDay(now, site.time_zone) > last) return null;
  const written = (day: string) => formatDay(day, 'UTC', locale);
  return { first: written(first), last: written(last) };
}
