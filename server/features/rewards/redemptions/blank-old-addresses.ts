import { sql } from 'kysely';
import { inTransaction } from '#database/open.ts';
import { openStatuses } from '#domain/redemption-status.ts';
import { DAY_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** Requests that one transaction blanks. */
const BATCH = 500;
/** Replaces the recipient's name, phone and address. */
const GONE = '—';

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
      const { rows } = await sql<{ redemption_id: number }>`
        update reward_redemptions set recipient_name = ${GONE}, recipient_phone = ${GONE},
          shipping_address = ${GONE}, shipping_city = '', shipping_province = '',
          shipping_postal_code = '', shipping_country = null, additional_notes = '',
          version = version + 1
        where redemption_id in (
          select redemption_id from reward_redemptions
          where status <> all (${sql.val([...openStatuses])}::text[])
            and updated_at < ${before} and recipient_name <> ${GONE}
          order by redemption_id limit ${BATCH} for update skip locked
        )
        returning redemption_id`.execute(tx);
      const ids = rows.map(({ redemption_id }) => redemption_id);
      if (ids.length > 0) {
        await sql`select erase_addresses_from_audit(${sql.val(ids)}::int[])`.execute(tx);
      }
      return ids.length;
    });
  }
}
