import type { Tx } from '#database/open.ts';
import type { CouponValue } from '#domain/coupon.ts';
import { newCouponCode } from './coupon-code.ts';
import { insertCoupon, setCouponCourses } from './coupons.store.ts';

interface IssuedCoupon {
  value: CouponValue;
  /** Who alone may use it. */
  ownerUserId: number;
  /** The request for a reward that it fulfils. */
  redemptionId: number;
  endsAt: Date;
  /** Empty: all courses. */
  courseIds: readonly number[];
  now: Date;
}

/** Makes a coupon of one learner: with a code that nobody guesses, and for one use. */
export async function issueCoupon(tx: Tx, issued: IssuedCoupon): Promise<void> {
  const { value, ownerUserId, redemptionId, endsAt, now } = issued;
  const coupon = {
    percent: value.percent,
    amount: value.amount,
    currency: value.currency,
    code: newCouponCode(),
    note: '',
    max_uses: 1,
    max_per_user: 1,
    starts_at: null,
    ends_at: endsAt.toISOString(),
    owner_user_id: ownerUserId,
    redemption_id: redemptionId,
  };
  const couponId = await insertCoupon(tx, coupon, now);
  // Null where the code is taken, so that another is made.
  if (couponId === null) await issueCoupon(tx, issued);
  else await setCouponCourses(tx, couponId, issued.courseIds);
}
