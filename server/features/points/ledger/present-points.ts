import {
  type EarningKind,
  earningKinds,
  type PointEntry,
  type PointRule,
  type PointsBalance,
} from '#contract/points.ts';
import type { Balance } from './balance.queries.ts';
import { describeEntry } from './describe-entry.ts';
import type { HistoryRow } from './history.queries.ts';

export function presentBalance(balance: Balance): PointsBalance {
  return {
    user_id: balance.userId,
    available_points: balance.available,
    total_points: balance.available + balance.held,
    held_points: balance.held,
    lifetime_earned: balance.lifetimeEarned,
    lifetime_spent: balance.lifetimeSpent,
    last_updated: balance.updatedAt.toISOString(),
    expiring_points: balance.expiring,
  };
}

export function presentEntry(row: HistoryRow): PointEntry {
  return {
    point_id: row.point_id,
    created_at: row.created_at.toISOString(),
    kind: row.kind,
    ...describeEntry(row),
    points: row.to_kind === 'available' ? row.amount : -row.amount,
    balance_after: row.available_after,
  };
}

/** A rule as it is stored. */
export interface RuleRow {
  kind: EarningKind;
  amount: number | null;
  daily_cap: number | null;
  is_active: boolean;
  expires_after_days: number | null;
  cap_group: string | null;
  version: number;
}

/** @param rules all rules, or at least those that share a cap with it */
export function presentRule(row: RuleRow, rules: readonly RuleRow[]): PointRule {
  const { kind, amount, daily_cap, is_active, expires_after_days, version } = row;
  const shares_cap_with = kindsSharingCap(row, rules);
  return { kind, amount, daily_cap, is_active, expires_after_days, shares_cap_with, version };
}

/** The other kinds whose points fill the same daily cap, in the contract's order. */
export function kindsSharingCap(
  { kind, cap_group }: Pick<RuleRow, 'kind' | 'cap_group'>,
  rules: readonly Pick<RuleRow, 'kind' | 'cap_group'>[],
): EarningKind[] {
  if (cap_group === null) return [];
  const others = rules.filter((rule) => rule.cap_group === cap_group && rule.kind !== kind);
  return inContractOrder(others).map((rule) => rule.kind);
}

/** Rules in the order in which the contract names their kinds. */
export function inContractOrder<Row extends { kind: EarningKind }>(rows: readonly Row[]): Row[] {
  return earningKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
}
