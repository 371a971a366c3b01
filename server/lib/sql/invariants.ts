import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '#database/open.ts';

/** The queries of a check by the names of its invariants: each finds the rows that violate one. */
export type InvariantQueries<Name extends string> = Record<Name, RawBuilder<{ what: string }>>;

/** Longest list of violations that `detail` spells out. */
const SHOWN = 5;

/** Recomputes every invariant as one transaction sees the rows. */
export async function findBroken<Name extends string>(tx: Tx, queries: InvariantQueries<Name>) {
  const invariants: { name: Name; ok: boolean; violations: number; detail: string }[] = [];
  for (const name of Object.keys(queries) as Name[]) {
    const { rows } = await queries[name].execute(tx);
    const shown = rows.slice(0, SHOWN).map((row) => row.what);
    invariants.push({
      name,
      ok: rows.length === 0,
      violations: rows.length,
      detail: [...shown, ...(rows.length > SHOWN ? ['…'] : [])].join('; '),
    });
  }
  return invariants;
}

/** Recomputes every invariant in one snapshot, so that concurrent work is no violation. */
export async function checkInvariants<Name extends string>(
  db: Db,
  queries: InvariantQueries<Name>,
  now: Date,
) {
  const invariants = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => findBroken(tx, queries));
  const ok = invariants.every((invariant) => invariant.ok);
  return { ok, checked_at: now.toISOString(), invariants };
}
