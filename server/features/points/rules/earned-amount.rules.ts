import type { NotPaidReason } from '#contract/earned.ts';

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
  rule: Pick<EarningRule, 'amount' | 'is_active'> | undefined;
  /** The amount of the subject itself (a course's `points_reward`). */
  ownAmount: number;
  /** This key was paid before. */
  isPaid: boolean;
}

/** What an action earns before the caps, or why it earns nothing. */
export function decideEarning({ rule, ownAmount, isPaid }: EarningSituation): {
  amount: number;
  reason: NotPaidReason;
} {
  if (isPaid) return { amount: 0, reason: 'already_paid' };
  const amount = rule?.amount ?? ownAmount;
  if (!rule?.is_active || amount === 0) return { amount: 0, reason: 'rule_off' };
  return { amount, reason: null };
}
