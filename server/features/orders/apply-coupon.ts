import type { z } from 'zod';
import type { couponQuery } from '#contract/checkout.ts';
import type { Db, Tx } from '#database/open.ts';
import { couponProblem, priceWithCoupon } from '#domain/coupon.ts';
import { type Currency, pricesOf } from '#domain/currencies.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import {
  countOwnUses,
  findCouponByCode,
  lockCouponByCode,
} from '#server/features/coupons/index.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { getBoughtCourse } from './bought-course.ts';

/** A coupon that an order is made with. */
export type UsedCoupon = NonNullable<Awaited<ReturnType<typeof findCouponByCode>>>;

const unknownCoupon = () =>
  fieldError('VALIDATION_FAILED', 'coupon_code', 'messages.orders.coupon.unknown');

/**
 * Locks the coupon of a code, so that the orders with it come one after the other.
 * @throws AppError VALIDATION_FAILED where there is none
 */
export async function lockCouponOf(tx: Tx, code: string): Promise<UsedCoupon> {
  const coupon = await lockCouponByCode(tx, code);
  if (!coupon) throw unknownCoupon();
  return coupon;
}

interface Wanted {
  userId: number;
  courseId: number;
  currency: Currency;
  now: Date;
}

/** @throws AppError VALIDATION_FAILED, by what keeps the coupon from reducing this price */
export async function assertUsable(db: Db, coupon: UsedCoupon, wanted: Wanted): Promise<void> {
  const usedByThem = await countOwnUses(db, coupon.coupon_id, wanted.userId);
  const problem = couponProblem(coupon, { ...wanted, usedByThem });
  if (problem === null) return;
  throw fieldError('VALIDATION_FAILED', 'coupon_code', `messages.orders.coupon.${problem}`);
}

/**
 * What a course costs with a coupon, which is not used by asking.
 * @throws AppError NOT_FOUND, ALREADY_REDEEMED, UNAVAILABLE for the course; VALIDATION_FAILED for
 *   the currency or the coupon
 */
export async function quoteWithCoupon(
  { database: { db }, now }: Dependencies,
  currentUser: CurrentUser,
  { course_id: courseId, currency, coupon_code: code }: z.output<typeof couponQuery>,
) {
  const at = now();
  const course = await getBoughtCourse(db, courseId, currentUser, at);
  const price = pricesOf(course).find((one) => one.currency === currency);
  if (!price) throw fieldError('VALIDATION_FAILED', 'currency', 'messages.orders.notSoldIn');
  const coupon = await findCouponByCode(db, code);
  if (!coupon) throw unknownCoupon();
  await assertUsable(db, coupon, { userId: currentUser.userId, courseId, currency, now: at });
  const amount = priceWithCoupon(price.amount, coupon);
  return { coupon_code: coupon.code, list_price: price.amount, amount };
}
