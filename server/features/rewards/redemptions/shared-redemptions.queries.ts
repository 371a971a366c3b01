import { sql } from 'kysely';
import { MAX_SHARED_REDEMPTIONS } from '#contract/redemptions-admin.ts';
import type { Db } from '#database/open.ts';
import type { RedemptionStatus } from '#domain/redemption-status.ts';

/** A request of another account with the same phone or address as a given one. */
export interface SharedRow {
  /** The given one. */
  of_redemption_id: number;
  redemption_id: number;
  created_at: Date;
  status: RedemptionStatus;
  user_id: number;
  user_name: string;
  recipient_name: string;
  same_phone: boolean;
  same_address: boolean;
}

/**
 * For some requests, the newest of other accounts with the same phone or address as the database
 * compares them (`phone_key`, `address_key`). Each side reads its own index from the end, so that
 * an address which thousands share costs no more than one that two do.
 */
export async function listSharedRedemptions(
  db: Db,
  redemptionIds: readonly number[],
): Promise<SharedRow[]> {
  if (redemptionIds.length === 0) return [];
  const newestWith = (key: 'phone_key' | 'address_key') => sql`(
    select other.redemption_id from reward_redemptions other
    where other.${sql.ref(key)} = own.${sql.ref(key)} and other.user_id <> own.user_id
    order by other.redemption_id desc limit ${MAX_SHARED_REDEMPTIONS})`;
  const { rows } = await sql<SharedRow>`
    select own.redemption_id as of_redemption_id, other.redemption_id, other.created_at,
      other.status, other.user_id, users.name as user_name, other.recipient_name,
      coalesce(other.phone_key = own.phone_key, false) as same_phone,
      coalesce(other.address_key = own.address_key, false) as same_address
    from reward_redemptions own
    cross join lateral (
      select redemption_id
      from (${newestWith('phone_key')} union ${newestWith('address_key')}) found
      order by redemption_id desc limit ${MAX_SHARED_REDEMPTIONS}
    ) shared
    join reward_redemptions other on other.redemption_id = shared.redemption_id
    join users on users.user_id = other.user_id
    where own.redemption_id = any(${sql.val(redemptionIds)}::integer[])
    order by own.redemption_id, other.redemption_id desc
  `.execute(db);
  return rows;
}
