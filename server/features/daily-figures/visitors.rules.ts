import { daysIn } from '#domain/academy-day.ts';
import type { DayVisitors } from './counted-days.ts';

/**
 * People among the visitors of some days, each once: those who had not been seen before on one of
 * these days.
 * @param from first of the days
 */
export function countPeople(visitors: readonly DayVisitors[], from: string): number {
  return visitors
    .filter(({ day, days_since }) => days_since === 0 || days_since >= daysIn({ from, to: day }))
    .reduce((sum, { people }) => sum + people, 0);
}
