import type { PackingSlip } from '#contract/redemptions-admin.ts';
import { presentCountry } from './present-redemption.ts';
import type { RedemptionRow } from './redemptions.queries.ts';

/** A request is for one unit; two units are two requests. */
export const UNITS = 1;

export function presentSlip(row: RedemptionRow): PackingSlip {
  return {
    redemption_id: row.redemption_id,
    redemption_date: row.created_at.toISOString(),
    status: row.status,
    language: row.user_language,
    recipient_name: row.recipient_name,
    recipient_phone: row.recipient_phone,
    shipping_address: row.shipping_address,
    shipping_city: row.shipping_city,
    shipping_province: row.shipping_province,
    shipping_postal_code: row.shipping_postal_code,
    shipping_country: presentCountry(row),
    additional_notes: row.additional_notes,
    reward_name: row.reward_name,
    reward_name_zh: row.reward_name_zh,
    quantity: UNITS,
    carrier: row.carrier,
    tracking_number: row.tracking_number,
  };
}
