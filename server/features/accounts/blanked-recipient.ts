/** Stands where a recipient, phone or address was; `erase_addresses_from_audit` looks for it. */
const BLANK = '—';

/** The columns of a reward request that say who receives its parcel and where, without the person. */
export const blankedRecipient = {
  recipient_name: BLANK,
  recipient_phone: BLANK,
  shipping_address: BLANK,
  shipping_city: '',
  shipping_province: '',
  shipping_postal_code: '',
  shipping_country: null,
  additional_notes: '',
} as const;
