import type { Currency } from './currencies.ts';
import { fromCents, toCents } from './money.ts';

/** What a coupon takes off a price: a share of it, or an amount in one currency. */
export interface CouponValue {
  percent: number | null;
  amount: number | null;
  currency: Currency | null;
}

/** What a coupon of a reward takes off, and for how many days. */
export interface CouponTerms extends CouponValue {
  /** Days after the approval, until the end of the last one. */
  days: number;
}

/** The longest that a coupon of a reward is valid. */
export const MAX_COUPON_DAYS = 3650;

/** The limits within which a coupon can be used. */
export interface CouponLimits extends CouponValue {
  /** Empty: all courses. */
  course_ids: readonly number[];
  /** null: any number. */
  max_uses: number | null;
  used_count: number;
  max_per_user: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  archived_at: Date | null;
  /** null: everybody's. */
  owner_user_id: number | null;
}

export const couponStates = ['active', 'scheduled', 'expired', 'used_up', 'archived'] as const;
export type CouponState = (typeof couponStates)[number];

/** The state of a coupon at a moment. */
export function couponState(
  coupon: Pick<CouponLimits, 'archived_at' | 'starts_at' | 'ends_at' | 'max_uses' | 'used_count'>,
  now: Date,
): CouponState {
  if (coupon.archived_at !== null) return 'archived';
  if (coupon.ends_at !== null && coupon.ends_at <= now) return 'expired';
  if (coupon.max_uses !== null && coupon.used_count >= coupon.max_uses) return 'used_up';
  return coupon.starts_at !== null && coupon.starts_at > now ? 'scheduled' : 'active';
}

/** Why a coupon takes nothing off a purchase. */
export type CouponProblem =
  | 'unknown'
  | 'notYours'
  | 'scheduled'
  | 'expired'
  | 'usedUp'
  | 'usedByYou'
  | 'otherCourse'
  | 'otherCurrency';

interface Purchase {
  userId: number;
  courseId: number;
  currency: Currency;
  /** How often this learner uses the coupon already. */
  usedByThem: number;
  now: Date;
}

const problemOfState = {
  active: null,
  scheduled: 'scheduled',
  expired: 'expired',
  used_up: 'usedUp',
  archived: 'unknown',
} as const satisfies Record<CouponState, CouponProblem | null>;

/** Why a coupon cannot be used for a purchase; null: it can. */
export function couponProblem(coupon: CouponLimits, purchase: Purchase): CouponProblem | null {
  const { owner_user_id: owner, course_ids: courseIds, currency, max_per_user: most } = coupon;
  if (owner !== null && owner !== purchase.userId) return 'notYours';
  // Whoever has used it learns that, and not that everybody has.
  if (most !== null && purchase.usedByThem >= most && coupon.archived_at === null) {
    return 'usedByYou';
  }
  const ofState = problemOfState[couponState(coupon, purchase.now)];
  if (ofState !== null) return ofState;
  if (courseIds.length > 0 && !courseIds.includes(purchase.courseId)) return 'otherCourse';
  return currency !== null && currency !== purchase.currency ? 'otherCurrency' : null;
}

/**
 * A price with a coupon: half a cent and more of a share is rounded to the next, a coupon takes off
 * a cent at least, and nothing costs less than nothing.
 */
export function priceWithCoupon(price: number, { percent, amount }: CouponValue): number {
  const cents = toCents(price);
  const off = percent === null ? toCents(amount ?? 0) : Math.round((cents * percent) / 100);
  return fromCents(Math.max(0, cents - Math.max(1, off)));
}

/** Whether a coupon takes off either a share or an amount in a currency. */
export function hasOneValue({ percent, amount, currency }: CouponValue): boolean {
  return (percent === null) !== (amount === null) && (amount === null) === (currency === null);
}
