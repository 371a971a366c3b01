import type { z } from 'zod';
import type { couponQuery } from '#contract/checkout.ts';
import type { Db, Tx } from '#database/open.ts';
import { couponProblem, priceWithCoupon } from '#domain/coupon.ts';
import { type Currency, pricesOf } from '#domain/currencies.ts';
import { isPermitted } from '#domain/permissions.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { hasWritten } from '#server/features/audit/index.ts';
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
  currentUser: CurrentUser;
  courseId: number;
  currency: Currency;
  now: Date;
}

/**
 * Whoever may make coupons, and whoever has made or changed this one, would set their own price
 * with it. Coupons of rewards are their learner's: another admin has approved the request.
 * @throws AppError FORBIDDEN
 */
async function assertNotMadeBy(db: Db, coupon: UsedCoupon, currentUser: CurrentUser) {
  const { userId } = currentUser;
  const record = { entity: 'coupon', entityId: coupon.coupon_id } as const;
  const isMadeByThem =
    (coupon.owner_user_id === null && isPermitted(currentUser, 'coupons')) ||
    (await hasWritten(db, userId, record));
  if (!isMadeByThem) return;
  await assertMayDecideAbout(db, { what: 'coupon', ownerUserId: userId, actorUserId: userId });
}

/**
 * @throws AppError FORBIDDEN for a coupon of one's own making; VALIDATION_FAILED, by what keeps the
 *   coupon from reducing this price
 */
export async function assertUsable(db: Db, coupon: UsedCoupon, wanted: Wanted): Promise<void> {
  const { userId } = wanted.currentUser;
  await assertNotMadeBy(db, coupon, wanted.currentUser);
  const usedByThem = await countOwnUses(db, coupon.coupon_id, userId);
  const problem = couponProblem(coupon, { ...wanted, userId, usedByThem });
  if (problem === null) return;
  throw fieldError('VALIDATION_FAILED', 'coupon_code', `messages.orders.coupon.${problem}`);
}

/**
 * What a course costs with a coupon, which is not used by asking.
 * @throws AppError NOT_FOUND, ALREADY_REDEEMED, UNAVAILABLE for the course; FORBIDDEN for a coupon of
 *   one's own making; VALIDATION_FAILED for the currency or the coupon
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
  await assertUsable(db, coupon, { currentUser, courseId, currency, now: at });
  const amount = priceWithCoupon(price.amount, coupon);
  return { coupon_code: coupon.code, list_price: price.amount, amount };
}
