import { type EarningKind, isLearningKind, type PointTotals } from '#contract/points.ts';
import { type CappedRule, kindsOfCap } from '../rules/daily-cap.rules.ts';

/** What a learner was paid for one kind of action, corrected or not. */
export interface PaidOfKind {
  kind: EarningKind;
  /** On this academy day. */
  today: number;
  /** In this academy week, from Monday. */
  week: number;
}

/** All that limits what a learner is paid now. */
export interface CapState {
  rules: readonly CappedRule[];
  /** What all kinds of learning and taking part pay together at most. */
  totals: Pick<PointTotals, 'daily_cap' | 'weekly_cap'>;
  paid: readonly PaidOfKind[];
}

/** Points that are to be paid to a learner: `amount` is what is left of them. */
export interface Claim {
  kind: EarningKind;
  amount: number;
}

/**
 * How much of each claim is paid now, in their order, in parts where no more has room. A claim of a
 * kind whose cap is full does not hold up those behind it. Caps that were lowered below what is
 * paid already pay nothing.
 * @param claims oldest first
 */
export function allotPayments(claims: readonly Claim[], caps: CapState): number[] {
  const paid = caps.paid.map((one) => ({ ...one }));
  return claims.map(({ kind, amount }) => {
    const pays = Math.max(0, Math.min(amount, roomFor(kind, { ...caps, paid })));
    paid.push({ kind, today: pays, week: pays });
    return pays;
  });
}

/** What may still be paid for a kind now; infinite without any cap. */
function roomFor(kind: EarningKind, { rules, totals, paid }: CapState): number {
  const sumOf = (period: 'today' | 'week', counts: (kind: EarningKind) => boolean) =>
    paid.reduce((sum, one) => (counts(one.kind) ? sum + one[period] : sum), 0);
  const roomIn = (cap: number | null, spent: () => number) =>
    cap === null ? Number.POSITIVE_INFINITY : cap - spent();

  const rule = rules.find((one) => one.kind === kind);
  const kinds = rule ? kindsOfCap(rule, rules) : null;
  const ofKind = roomIn(rule?.daily_cap ?? null, () =>
    sumOf('today', (one) => kinds?.includes(one) === true),
  );
  if (!isLearningKind(kind)) return ofKind;
  return Math.min(
    ofKind,
    roomIn(totals.daily_cap, () => sumOf('today', isLearningKind)),
    roomIn(totals.weekly_cap, () => sumOf('week', isLearningKind)),
  );
}
