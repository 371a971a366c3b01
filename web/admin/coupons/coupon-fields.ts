/** The fields of a coupon's form. */
export const couponFieldNames = [
  'code',
  'note',
  'percent',
  'amount',
  'currency',
  'course_ids',
  'max_uses',
  'max_per_user',
  'starts_at',
  'ends_at',
] as const;
/** The name of a field of a coupon’s form. */
export type CouponFieldName = (typeof couponFieldNames)[number];
