import { statementLimits } from '#contract/points.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { EntryPeriod, HistorySummary } from '../ledger/history.queries.ts';

export type StatementForm = keyof typeof statementLimits;

/**
 * Whether a format cannot hold so many entries. It refuses rather than leaving some out: a
 * statement with missing rows does not add up.
 */
export function isTooLong(form: StatementForm, count: number): boolean {
  return count > statementLimits[form];
}

/**
 * The days in the heading of a statement: the requested ones, else from the first entry up to
 * today.
 */
export function shownPeriod(
  { from, to }: EntryPeriod,
  { first_at: firstAt }: Pick<HistorySummary, 'first_at'>,
  { now, timeZone }: { now: Date; timeZone: string },
): { from: string; to: string } {
  const last = to ?? academyDay(now, timeZone);
  const first = from ?? (firstAt === null ? last : academyDay(firstAt, timeZone));
  return { from: first, to: last };
}

/** A formatted number of points: `1,234`, a true minus sign, and `+` where requested. */
export function pointsText(points: number, sign: 'always' | 'negative' = 'negative'): string {
  const digits = Math.abs(points).toLocaleString('en-US');
  if (points < 0) return `\u2212${digits}`;
  return sign === 'always' && points > 0 ? `+${digits}` : digits;
}
