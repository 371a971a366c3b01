import { type EarningKind, earningKinds, type PointRule } from '#contract/points.ts';
import { wholeNumberFrom } from '#web/forms/number-from.ts';

/** The simulation that the address requests. */
export interface WhatIfView {
  rule: PointRule;
  /** As typed into the form. */
  amount: string;
  cap: string;
  /** The query for the server; null where a value is invalid, or nothing is requested. */
  supposed: { amount?: number; daily_cap?: number } | null;
  problem: { field: 'amount' | 'cap'; reason: 'number' | 'cap_below_amount' } | null;
}

/** The values of the form. */
export interface Question {
  kind: EarningKind;
  amount: string;
  cap: string;
}

/** The stored values of a rule, which its simulation begins with. */
export function questionOf({ kind, amount, daily_cap }: PointRule): Question {
  return { kind, amount: String(amount ?? ''), cap: String(daily_cap ?? '') };
}

/** A whole number in a range, null where empty, NaN for anything else. */
function numberIn(text: string, min: number, max: number): number | null {
  const value = wholeNumberFrom(text) ?? null;
  if (value === null) return null;
  return typeof value === 'number' && value >= min && value <= max ? value : Number.NaN;
}

/**
 * Parses the simulation from the address: the rule, and the amount and cap to try. Without them the
 * form begins with the stored rule.
 * @returns null where there are no rules
 */
export function readWhatIfView(
  params: URLSearchParams,
  rules: readonly PointRule[],
): WhatIfView | null {
  const rule = rules.find(({ kind }) => kind === params.get('rule')) ?? rules[0];
  if (rule === undefined) return null;
  const isAsked = params.has('amount') || params.has('cap');
  const { amount, cap } = isAsked
    ? { amount: params.get('amount') ?? '', cap: params.get('cap') ?? '' }
    : questionOf(rule);
  const view = { rule, amount, cap, supposed: null, problem: null };
  if (!isAsked) return view;

  const points = rule.amount === null ? null : (numberIn(amount, 0, 1_000_000) ?? Number.NaN);
  const most = numberIn(cap, 1, 100_000_000);
  if (Number.isNaN(points)) return { ...view, problem: { field: 'amount', reason: 'number' } };
  if (Number.isNaN(most)) return { ...view, problem: { field: 'cap', reason: 'number' } };
  if (points !== null && most !== null && most < points) {
    return { ...view, problem: { field: 'cap', reason: 'cap_below_amount' } };
  }
  const supposed = {
    ...(points !== null && { amount: points }),
    ...(most !== null && { daily_cap: most }),
  };
  return { ...view, supposed };
}

/** The address of a simulation; another rule begins with its own figures. */
export function whatIfPath(
  params: URLSearchParams,
  current: EarningKind | undefined,
  weeks: number,
): string {
  const query = new URLSearchParams();
  if (weeks !== DEFAULT_WEEKS) query.set('weeks', String(weeks));
  const rule = earningKinds.find((kind) => kind === params.get('rule'));
  if (rule !== undefined) query.set('rule', rule);
  if (rule === current) {
    query.set('amount', params.get('amount') ?? '');
    query.set('cap', params.get('cap') ?? '');
  }
  return `/admin/economy?${query}#what-if`;
}

/** How many weeks the page shows, and may show. */
export const DEFAULT_WEEKS = 26;
export const weekChoices = [13, 26, 52, 104] as const;

export function readWeeks(params: URLSearchParams): number {
  return weekChoices.find((weeks) => String(weeks) === params.get('weeks')) ?? DEFAULT_WEEKS;
}
