import { sql } from 'kysely';
import type { Tx } from '#database/open.ts';

/**
 * Lists of parcels are shipped one after the other: each moves the points of many learners, in the
 * order of its lines.
 */
export async function waitForOtherParcels(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('list of parcels'))`.execute(tx);
}

/**
 * The requests of a list, locked until the transaction ends. All are locked before the points of
 * any: a transition of a single request locks in that order too.
 */
export function lockParcels(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('reward_redemptions')
    .selectAll()
    .where('redemption_id', 'in', ids.length === 0 ? [0] : ids)
    .orderBy('redemption_id')
    .forUpdate()
    .execute();
}
