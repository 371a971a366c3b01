import type { NotPaidReason } from '#contract/points.ts';
import { exceedsDailyCap } from './daily-cap.rules.ts';

/** The part of a rule row that decides what an action earns. */
export interface EarningRule {
  /** null: the subject's own amount. */
  amount: number | null;
  /** Points of this kind a day; null: no cap. */
  daily_cap: number | null;
  is_active: boolean;
}

interface EarningSituation {
  /** undefined: there is no such rule. */
  rule: EarningRule | undefined;
  /** The amount of the subject itself (a course's `points_reward`). */
  ownAmount: number;
  /** This key was paid before. */
  isPaid: boolean;
  /** Points of this kind that the learner earned on this day of the academy. */
  paidToday: number;
}

/**
 * What an action earns, or why it earns nothing. An amount beyond the day's cap is not paid in
 * part: its key is paid once for ever, so the rest would be lost. Nothing is recorded then, and the
 * same action on another day may still earn.
 */
export function decideEarning({ rule, ownAmount, isPaid, paidToday }: EarningSituation): {
  amount: number;
  reason: NotPaidReason;
} {
  if (isPaid) return { amount: 0, reason: 'already_paid' };
  const amount = rule?.amount ?? ownAmount;
  if (!rule?.is_active || amount === 0) return { amount: 0, reason: 'rule_off' };
  if (exceedsDailyCap(rule, { amount, paidToday })) return { amount: 0, reason: 'daily_cap' };
  return { amount, reason: null };
}
