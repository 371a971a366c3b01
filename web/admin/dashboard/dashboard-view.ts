import {
  LONGEST_PERIOD_DAYS,
  type RowMetric,
  rowMetrics,
  USUAL_PERIOD_DAYS,
} from '#contract/dashboard-admin.ts';
import type { LedgerFlow } from '#contract/points-economy-admin.ts';
import {
  addDays,
  earlierOf,
  firstOfMonth,
  lastOfMonthBefore,
  laterOf,
  type Period,
} from '#domain/academy-day.ts';
import type { Currency } from '#domain/currencies.ts';
import { dateParam, enumParam } from '#web/lists/list-view.ts';

/** The default period. */
export const usualPeriod = (today: string): Period => ({
  from: addDays(today, 1 - USUAL_PERIOD_DAYS),
  to: today,
});

/**
 * The period of an address, corrected so that it can be shown: swapped days are put in order,
 * future days are cut off, and a period that is too long begins later.
 */
export function readPeriod(params: URLSearchParams, today: string): Period {
  const askedFrom = dateParam(params.get('from'));
  const askedTo = dateParam(params.get('to'));
  const [first, last] =
    askedFrom !== null && askedTo !== null && askedFrom > askedTo
      ? [askedTo, askedFrom]
      : [askedFrom, askedTo];
  const to = earlierOf(last ?? today, today);
  const from = first === null ? usualPeriod(to).from : earlierOf(first, to);
  const earliest = addDays(to, 1 - LONGEST_PERIOD_DAYS);
  return { from: laterOf(from, earliest), to };
}

const withPeriod = (path: string, { from, to }: Period, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, from, to })}`;

/** The dashboard of a period; the default one needs no parameters. */
export function dashboardPath(period: Period, today: string): string {
  const usual = usualPeriod(today);
  const isUsual = period.from === usual.from && period.to === usual.to;
  return isUsual ? '/admin' : withPeriod('/admin', period);
}

/** The rows behind a figure. */
export function figurePath(metric: RowMetric, period: Period, page = 1): string {
  return withPeriod('/admin/figures', period, {
    metric,
    ...(page > 1 && { page: String(page) }),
  });
}

/** Payments have a page of their own, with more actions. */
export function paymentsPath(period: Period, currency?: string): string {
  return withPeriod('/admin/payments', period, { ...(currency !== undefined && { currency }) });
}

/** Figures of points, and the flow of the ledger behind each. */
const flows: Partial<Record<RowMetric, LedgerFlow>> = {
  points_earned: 'earned',
  points_spent: 'spent',
  points_liability: 'circulation',
};

/** The ledger entries behind a figure of points; null for any other figure. */
export function entriesPath(metric: RowMetric, { from, to }: Period): string | null {
  const flow = flows[metric];
  if (flow === undefined) return null;
  // Unused points of a day are the sum of all entries until then.
  const days = flow === 'circulation' ? { to } : { from, to };
  return `/admin/points/entries?${new URLSearchParams({ flow, ...days })}`;
}

export const readMetric = enumParam(rowMetrics);

/** Periods that one click selects. */
export const presets = ['week', 'month', 'quarter', 'thisMonth', 'lastMonth', 'year'] as const;
export type Preset = (typeof presets)[number];

/** The days of a preset, as of today. */
export function periodOf(preset: Preset, today: string): Period {
  const lastOfLastMonth = lastOfMonthBefore(today);
  return {
    week: { from: addDays(today, -6), to: today },
    month: usualPeriod(today),
    quarter: { from: addDays(today, -89), to: today },
    thisMonth: { from: firstOfMonth(today), to: today },
    lastMonth: { from: firstOfMonth(lastOfLastMonth), to: lastOfLastMonth },
    year: { from: addDays(today, -364), to: today },
  }[preset];
}

const revenueOf: Partial<Record<RowMetric, Currency>> = {
  revenue_usd: 'USD',
  revenue_cny: 'CNY',
  revenue_sgd: 'SGD',
  revenue_myr: 'MYR',
};

/** The currency of a figure of revenue; null for every other figure. */
export function revenueCurrency(metric: RowMetric): Currency | null {
  return revenueOf[metric] ?? null;
}
