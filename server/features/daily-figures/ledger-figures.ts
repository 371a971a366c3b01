import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';

type SystemKind = 'issued' | 'spent' | 'expired' | 'adjusted';

/** The academy's own accounts of the ledger, by kind. */
export type SystemAccounts = Record<SystemKind, number>;

export async function findSystemAccounts(db: Db): Promise<SystemAccounts> {
  const rows = await db
    .selectFrom('point_accounts')
    .select(['kind', 'account_id'])
    .where('user_id', 'is', null)
    .execute();
  const idOf = (kind: SystemKind) => rows.find((row) => row.kind === kind)?.account_id ?? 0;
  return {
    issued: idOf('issued'),
    spent: idOf('spent'),
    expired: idOf('expired'),
    adjusted: idOf('adjusted'),
  };
}

/*
 * How much an entry of `point_entries` adds to a figure, signed: a correction counts against what
 * it corrects, on its own day. Earned minus used, together with expiry and deductions by admins, is
 * the change of unused points.
 */

/** What rules paid and admins gave. */
export function earnedBy({ issued, adjusted }: SystemAccounts): RawBuilder<number> {
  return sql<number>`(amount * case
    when from_account_id = ${issued}::integer then 1
    when from_account_id = ${adjusted}::integer and kind <> 'reversal' then 1
    when to_account_id = ${issued}::integer then -1
    when to_account_id = ${adjusted}::integer and kind = 'reversal' then -1
    else 0 end)`;
}

/** What courses cost, and rewards once they were handed over. */
export function spentBy({ spent }: SystemAccounts): RawBuilder<number> {
  return sql<number>`(amount * case
    when to_account_id = ${spent}::integer then 1
    when from_account_id = ${spent}::integer then -1
    else 0 end)`;
}

/**
 * What was added to learners' accounts, available or held; below zero: what was taken from them.
 */
export function inflowBy(accounts: SystemAccounts): RawBuilder<number> {
  const all = sql.join(Object.values(accounts).map((id) => sql`${id}::integer`));
  return sql<number>`(amount * case
    when from_account_id in (${all}) then 1
    when to_account_id in (${all}) then -1
    else 0 end)`;
}
