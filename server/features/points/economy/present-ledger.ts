import { type LedgerEntry, type RuleChange, ruleChange } from '#contract/points-economy-admin.ts';
import { describeEntry } from '../ledger/describe-entry.ts';
import { isReversible } from '../ledger/reversible-entries.rules.ts';
import type { LedgerRow, listRuleChanges } from './ledger.queries.ts';

/** How much an entry added to the available points of its learner. */
function availableChange({ amount, from_kind, to_kind }: LedgerRow): number {
  if (to_kind === 'available') return amount;
  return from_kind === 'available' ? -amount : 0;
}

export function presentLedgerEntry(row: LedgerRow): LedgerEntry {
  return {
    point_id: row.point_id,
    created_at: row.created_at.toISOString(),
    kind: row.kind,
    user_id: row.user_id,
    user_name: row.user_name,
    user_email: row.user_email,
    ...describeEntry(row),
    amount: row.amount,
    points: availableChange(row),
    from: row.from_kind,
    to: row.to_kind,
    balance_after: row.available_after,
    reason: row.reason,
    actor_user_id: row.actor_user_id,
    actor_name: row.actor_name ?? '',
    reverses_point_id: row.reverses_point_id,
    reversed_by_point_id: row.reversed_by_point_id,
    remaining: row.remaining,
    expires_at: row.expires_at?.toISOString() ?? null,
    reversible: isReversible(row.kind) && row.reversed_by_point_id === null,
  };
}

type ChangeRow = Awaited<ReturnType<typeof listRuleChanges>>['list'][number];

export function presentRuleChange(row: ChangeRow): RuleChange {
  return {
    at: row.at.toISOString(),
    actor_name: row.actor_name,
    before: ruleChange.shape.before.parse(row.before),
    after: ruleChange.shape.after.parse(row.after),
  };
}
