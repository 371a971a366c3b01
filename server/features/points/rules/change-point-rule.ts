import type { EarningKind, PointRule } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { assertCurrentVersion } from '#server/features/audit/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { presentRule } from '../ledger/present-points.ts';
import { lockRules, updateRule } from './point-rules.store.ts';

interface RuleChange {
  amount?: number | null | undefined;
  daily_cap?: number | null | undefined;
  is_active?: boolean | undefined;
  expires_after_days?: number | null | undefined;
  /** The version that the admin saw; absent: the last write wins. */
  version?: number | undefined;
}

/**
 * Refuses a rule that could never pay, or whose amount has a source that it may not have.
 * @param current the stored rule
 * @throws AppError VALIDATION_FAILED at the field
 */
export function assertRuleCanPay(
  current: { amount: number | null },
  { amount, daily_cap: cap }: { amount: number | null; daily_cap: number | null },
): void {
  // The kinds that pay the subject's own amount are not an admin's choice.
  if (current.amount === null && amount !== null) {
    throw fieldError('VALIDATION_FAILED', 'amount', 'messages.points.amountOfSubject');
  }
  if (current.amount !== null && amount === null) {
    throw fieldError('VALIDATION_FAILED', 'amount', 'messages.points.amountMissing');
  }
  if (amount !== null && cap !== null && cap < amount) {
    const message = { key: 'points.capBelowAmount', params: { amount } } as const;
    throw fieldError('VALIDATION_FAILED', 'daily_cap', message);
  }
}

/** A rule before and after a change. */
export interface ChangedRule {
  before: PointRule;
  after: PointRule;
}

/**
 * Changes what an action earns from now on; past payments stay. A daily cap that other actions
 * share changes for all of them.
 * @returns the rule before and after, and every rule that was written: none where nothing changed,
 *   others besides it where they share a cap that changed
 * @throws AppError STALE_VERSION with the current rule in `data`
 * @throws AppError VALIDATION_FAILED where the change would leave a rule that cannot pay
 * @throws AppError NOT_FOUND where the rule's row was removed
 */
export async function changePointRule(
  tx: Tx,
  kind: EarningKind,
  { version, ...change }: RuleChange,
  now: Date,
): Promise<ChangedRule & { written: ChangedRule[] }> {
  const rules = await lockRules(tx, kind);
  const row = rules.find((rule) => rule.kind === kind);
  if (!row) throw new AppError('NOT_FOUND');
  const before = presentRule(row, rules);
  assertCurrentVersion(version, before);
  const requestedRule = {
    amount: change.amount === undefined ? row.amount : change.amount,
    daily_cap: change.daily_cap === undefined ? row.daily_cap : change.daily_cap,
    is_active: change.is_active ?? row.is_active,
    expires_after_days:
      change.expires_after_days === undefined ? row.expires_after_days : change.expires_after_days,
  };
  assertRuleCanPay(row, requestedRule);
  const names = Object.keys(requestedRule) as (keyof typeof requestedRule)[];
  if (names.every((name) => requestedRule[name] === row[name])) {
    return { before, after: before, written: [] };
  }
  for (const other of rules.filter((rule) => rule.kind !== kind)) {
    assertRuleCanPay(other, { amount: other.amount, daily_cap: requestedRule.daily_cap });
  }
  const rows = await updateRule(tx, row, requestedRule, now);
  const written = rows.flatMap((after) => {
    const old = rules.find((rule) => rule.kind === after.kind);
    return old ? [{ before: presentRule(old, rules), after: presentRule(after, rules) }] : [];
  });
  const own = written.find(({ after }) => after.kind === kind);
  if (!own) throw new Error('a locked rule was not written');
  return { ...own, written };
}
