import { sql } from 'kysely';
import { inTransaction } from '#database/open.ts';
import { openStatuses } from '#domain/redemption-status.ts';
import { DAY_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { blankedRecipient } from '#server/features/accounts/index.ts';

/** Requests that one transaction blanks. */
const BATCH = 500;

/**
 * Blanks recipients and addresses of requests that have been closed for longer than the academy
 * keeps them, here and in the audit. The requests themselves stay.
 */
export async function blankOldAddresses({
  database,
  settings,
  now,
}: Pick<Dependencies, 'database' | 'settings' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - settings.addressRetentionDays * DAY_MS);
  let count = BATCH;
  while (count === BATCH) {
    count = await inTransaction(database.db, async (tx) => {
      const rows = await tx
        .updateTable('reward_redemptions')
        .set((eb) => ({ ...blankedRecipient, version: eb('version', '+', 1) }))
        .where('redemption_id', 'in', (eb) =>
          eb
            .selectFrom('reward_redemptions')
            .select('redemption_id')
            .where('status', 'not in', openStatuses)
            .where('updated_at', '<', before)
            .where('recipient_name', '<>', blankedRecipient.recipient_name)
            .orderBy('redemption_id')
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .returning('redemption_id')
        .execute();
      const ids = rows.map(({ redemption_id }) => redemption_id);
      if (ids.length > 0) {
        await sql`select erase_addresses_from_audit(${sql.val(ids)}::int[])`.execute(tx);
      }
      return ids.length;
    });
  }
}
