import type { Db, Tx } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';

/** When a person asked for exports since a time. */
export async function listExportsSince(tx: Tx, userId: number, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('data_exports')
    .select('requested_at')
    .where('user_id', '=', userId)
    .where('requested_at', '>', since)
    .execute();
  return rows.map(({ requested_at }) => requested_at);
}

export async function insertExport(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.insertInto('data_exports').values({ user_id: userId, requested_at: now }).execute();
}

/** Forgets exports that no limit counts any more. */
export async function purgeOldExports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * DAY_MS);
  await db.deleteFrom('data_exports').where('requested_at', '<', before).execute();
}
