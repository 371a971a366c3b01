import type { EarningKind } from '#contract/points.ts';
import { WHAT_IF_DAYS, type WhatIf } from '#contract/points-economy-admin.ts';
import type { Db } from '#database/open.ts';
import { academyDay, addDays, weeksBetween } from '#domain/academy-day.ts';
import { AppError } from '#server/lib/app-error.ts';
import { listRules } from '../ledger/point-rules.queries.ts';
import { kindsSharingCap, presentRule } from '../ledger/present-points.ts';
import { assertRuleCanPay } from '../rules/change-point-rule.ts';
import { listPaidDays } from './economy.queries.ts';
import { decideWhatIf, type SupposedRule } from './what-if.rules.ts';

/**
 * What the last days would have paid under another rule. Nothing is stored.
 * @throws AppError VALIDATION_FAILED where the rule could not be saved either
 * @throws AppError NOT_FOUND where the rule's row was removed
 */
export async function readWhatIf(
  db: Db,
  kind: EarningKind,
  supposed: SupposedRule,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<WhatIf> {
  const rules = await listRules(db);
  const row = rules.find((rule) => rule.kind === kind);
  if (!row) throw new AppError('NOT_FOUND');
  assertRuleCanPay(row, supposed);
  const to = academyDay(now, timeZone);
  const from = addDays(to, 1 - WHAT_IF_DAYS);
  const sharing = kindsSharingCap(row, rules);
  const { days, learners } = await listPaidDays(db, kind, sharing, { from, to }, timeZone);
  return {
    kind,
    from,
    to,
    rule: presentRule(row, rules),
    learners,
    ...decideWhatIf(days, supposed, weeksBetween(from, to)),
  };
}
