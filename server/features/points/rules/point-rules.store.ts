import { sql } from 'kysely';
import type { EarningKind } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';

/** A rule and those that share its daily cap, locked in one order. */
export function lockRules(tx: Tx, kind: EarningKind) {
  return tx
    .selectFrom('point_rules')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('kind', '=', kind),
        eb(
          'cap_group',
          '=',
          eb
            .selectFrom('point_rules as own')
            .select('own.cap_group')
            .where('own.kind', '=', kind)
            .$asScalar(),
        ),
      ]),
    )
    .orderBy('kind')
    .forUpdate()
    .execute();
}

interface RuleValues {
  amount: number | null;
  daily_cap: number | null;
  is_active: boolean;
  expires_after_days: number | null;
}

/**
 * Writes a rule, and its daily cap into the rules that share it: one statement, since the database
 * demands that those are equal at its end.
 * @returns all rules that were written
 */
export function updateRule(
  tx: Tx,
  { kind, cap_group: group }: { kind: EarningKind; cap_group: string | null },
  values: RuleValues,
  now: Date,
) {
  // The cap is for all of them, the rest for the rule itself.
  const ownOr = <Value>(name: keyof RuleValues, value: Value, type: 'integer' | 'boolean') =>
    sql<Value>`case when kind = ${kind} then ${value}::${sql.raw(type)} else ${sql.ref(name)} end`;
  return tx
    .updateTable('point_rules')
    .set((eb) => ({
      amount: ownOr('amount', values.amount, 'integer'),
      is_active: ownOr('is_active', values.is_active, 'boolean'),
      expires_after_days: ownOr('expires_after_days', values.expires_after_days, 'integer'),
      daily_cap: values.daily_cap,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where((eb) =>
      eb.or([
        eb('kind', '=', kind),
        eb.and([
          eb('cap_group', '=', group),
          eb('daily_cap', 'is distinct from', values.daily_cap),
        ]),
      ]),
    )
    .returningAll()
    .execute();
}
