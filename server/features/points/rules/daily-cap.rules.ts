import type { EarningKind } from '#contract/points.ts';

/** What of a rule says what fills its daily cap. */
export interface CappedRule {
  kind: EarningKind;
  daily_cap: number | null;
  cap_group: string | null;
}

/** The kinds that count towards a rule's daily cap, its own included; null: it has none. */
export function kindsOfCap<Rule extends CappedRule>(
  rule: Rule,
  rules: readonly Rule[],
): readonly EarningKind[] | null {
  if (rule.daily_cap === null) return null;
  if (rule.cap_group === null) return [rule.kind];
  return rules.filter((other) => other.cap_group === rule.cap_group).map(({ kind }) => kind);
}
