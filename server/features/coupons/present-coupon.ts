import type { AdminCoupon } from '#contract/coupons-admin.ts';
import { couponState } from '#domain/coupon.ts';
import type { CouponRow } from './coupons.queries.ts';

/** A coupon as admins see it. */
export function presentCoupon(row: CouponRow, now: Date): AdminCoupon {
  const { owner_user_id: ownerId, owner_name: ownerName, archived_at: _, ...coupon } = row;
  return {
    ...coupon,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    state: couponState(row, now),
    owner: ownerId === null ? null : { user_id: ownerId, name: ownerName ?? '' },
    created_at: row.created_at.toISOString(),
  };
}
