import { LONGEST_PERIOD_DAYS, USUAL_PERIOD_DAYS } from '#contract/dashboard-admin.ts';
import { addDays, daysIn, earlierOf, lastOfMonthBefore, type Period } from '#domain/academy-day.ts';

/** A range of days that makes one point of a series. */
export type Bucket = Period;

/** Longer periods get a point a week: more points than pixels show nothing. */
const LONGEST_BY_DAY = 120;

/**
 * The period of the dashboard: the requested one, else the last 30 days. Future days are left out.
 * @returns what is wrong with it, where it cannot be shown
 */
export function decidePeriod(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): Period | 'out_of_order' | 'too_long' {
  const to = earlierOf(asked.to ?? today, today);
  const from = asked.from ?? addDays(to, 1 - USUAL_PERIOD_DAYS);
  if (from > to) return 'out_of_order';
  return daysIn({ from, to }) > LONGEST_PERIOD_DAYS ? 'too_long' : { from, to };
}

/** Days in one point of a series. */
export function bucketDays(period: Period): 1 | 7 {
  return daysIn(period) > LONGEST_BY_DAY ? 7 : 1;
}

/** The points of a series: days, or weeks from the first day on, the last one as it comes. */
export function bucketsOf(period: Period): Bucket[] {
  const days = bucketDays(period);
  return Array.from({ length: Math.ceil(daysIn(period) / days) }, (_, index) => {
    const from = addDays(period.from, index * days);
    return { from, to: earlierOf(addDays(from, days - 1), period.to) };
  });
}

/** The same day of last month; its last day where it is shorter. */
export function sameDayLastMonth(day: string): string {
  const last = lastOfMonthBefore(day);
  return earlierOf(last.slice(0, 8) + day.slice(8), last);
}
