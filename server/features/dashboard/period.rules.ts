import { LONGEST_PERIOD_DAYS, USUAL_PERIOD_DAYS } from '#contract/dashboard-admin.ts';
import { addDays } from '#domain/academy-day.ts';

/** Days of the academy, both included. */
export interface Period {
  from: string;
  to: string;
}

/** A stretch of days that makes one point of a series. */
export type Bucket = Period;

/** Longer periods get a point a week: more points than pixels tell nothing. */
const LONGEST_BY_DAY = 120;
const DAY_MS = 86_400_000;

/** Days as text sort as days do. */
function earlierOf(...days: [string, string]): string {
  return days.sort()[0] ?? days[0];
}

/** How many days a period has. */
export function lengthOf({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/**
 * The period that is looked at: as asked for, else the last 30 days. What has not come yet
 * is left out.
 * @returns what is wrong with it, where it cannot be shown
 */
export function decidePeriod(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): Period | 'out_of_order' | 'too_long' {
  const to = earlierOf(asked.to ?? today, today);
  const from = asked.from ?? addDays(to, 1 - USUAL_PERIOD_DAYS);
  if (from > to) return 'out_of_order';
  return lengthOf({ from, to }) > LONGEST_PERIOD_DAYS ? 'too_long' : { from, to };
}

/** Days that one point of a series covers. */
export function bucketDays(period: Period): 1 | 7 {
  return lengthOf(period) > LONGEST_BY_DAY ? 7 : 1;
}

/** The points of a series: days, or weeks from the first day on, the last one as it comes. */
export function bucketsOf(period: Period): Bucket[] {
  const days = bucketDays(period);
  return Array.from({ length: Math.ceil(lengthOf(period) / days) }, (_, index) => {
    const from = addDays(period.from, index * days);
    return { from, to: earlierOf(addDays(from, days - 1), period.to) };
  });
}

/** The same day of last month; its last day where it is shorter. */
export function sameDayLastMonth(day: string): string {
  const lastOfMonthBefore = addDays(firstOfMonth(day), -1);
  return earlierOf(lastOfMonthBefore.slice(0, 8) + day.slice(8), lastOfMonthBefore);
}

/** The first day of a day's month. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
