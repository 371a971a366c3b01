import type { z } from 'zod';
import type { checkoutBody, Order } from '#contract/checkout.ts';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { priceWithCoupon } from '#domain/coupon.ts';
import { pricesOf } from '#domain/currencies.ts';
import { methodsFor, offeredMethods } from '#domain/order-methods.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getPaymentSettings } from '#server/features/academy/index.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { insertCouponUse } from '#server/features/coupons/index.ts';
import { insertGrant } from '#server/features/courses/index.ts';
import { onceForKey } from '#server/http/idempotency.ts';
import { fieldError } from '#server/lib/app-error.ts';
import type { Settings } from '#server/settings.ts';
import { assertUsable, lockCouponOf, type UsedCoupon } from './apply-coupon.ts';
import { getBoughtCourse } from './bought-course.ts';
import { orderExpiry } from './order-expiry.rules.ts';
import { getOrder } from './orders.queries.ts';
import {
  expireOrders,
  findOpenOrder,
  insertOrder,
  type OrderKey,
  setPaid,
} from './orders.store.ts';
import { presentOrder } from './present-order.ts';

type CheckoutBody = z.output<typeof checkoutBody>;

/** In what a course is sold, and how each price can be paid. */
export async function listPrices(
  db: Db,
  course: Parameters<typeof pricesOf>[0],
  { stripe }: Pick<Settings, 'stripe'>,
) {
  const offered = offeredMethods(await getPaymentSettings(db), { hasStripe: stripe !== null });
  return pricesOf(course).map((price) => ({
    ...price,
    methods: methodsFor(price.currency, offered),
  }));
}

/** @throws AppError VALIDATION_FAILED where it is not sold so, or not paid so */
async function getPrice(
  tx: Tx,
  course: Parameters<typeof pricesOf>[0],
  { body, settings }: { body: CheckoutBody; settings: Settings },
) {
  const prices = await listPrices(tx, course, settings);
  const price = prices.find(({ currency }) => currency === body.currency);
  if (!price) throw fieldError('VALIDATION_FAILED', 'currency', 'messages.orders.notSoldIn');
  if (!price.methods.some((method) => method === body.method)) {
    const isOff = body.method === 'stripe';
    const msg = isOff ? 'messages.orders.stripeOff' : 'messages.orders.notPaidBy';
    throw fieldError('VALIDATION_FAILED', 'method', msg);
  }
  return price.amount;
}

/** Writes an order with its coupon; one of which nothing is left to pay is paid at once. */
async function placeOrder(
  tx: Tx,
  key: OrderKey,
  { listPrice, coupon, at }: { listPrice: number; coupon: UsedCoupon | null; at: Date },
): Promise<number | null> {
  const amount = coupon === null ? listPrice : priceWithCoupon(listPrice, coupon);
  const sums = { listPrice, amount };
  const orderId = await insertOrder(tx, {
    ...key,
    ...sums,
    expiresAt: orderExpiry(at, key.method),
    now: at,
  });
  if (orderId === null || coupon === null) return orderId;
  const { userId, courseId } = key;
  await insertCouponUse(tx, { orderId, couponId: coupon.coupon_id, userId, now: at });
  if (amount === 0) {
    await setPaid(tx, orderId, { paymentId: null, decidedBy: null, now: at });
    await insertGrant(tx, {
      userId,
      courseId,
      source: 'coupon',
      orderId,
      grantedBy: null,
      now: at,
    });
  }
  return orderId;
}

/**
 * Orders a course. While an order of the same learner, course, currency and method is open, it is
 * that one; a repeated key gets the first response. Where a coupon leaves nothing to pay, the
 * course opens in this transaction.
 * @throws AppError NOT_FOUND, UNAVAILABLE; FORBIDDEN for a coupon of one's own making; ALREADY_REDEEMED where the course is open to the caller;
 *   VALIDATION_FAILED where it is not sold or not paid so, or the coupon is not for it;
 *   INVALID_STATE where an order without this coupon is open; IDEMPOTENCY_CONFLICT
 */
export function createOrder(
  { database, settings, now }: Dependencies,
  currentUser: CurrentUser,
  { body, idempotencyKey }: { body: CheckoutBody; idempotencyKey: string | null },
): Promise<Order> {
  const at = now();
  const { userId } = currentUser;
  return inTransaction(database.db, (tx) => {
    const claim = { userId, key: idempotencyKey, call: 'order', body, now: at };
    return onceForKey(tx, claim, async () => {
      const { course_id: courseId, currency, method, coupon_code: code } = body;
      const key = { userId, courseId, currency, method };
      // Orders of a learner with coupons are made one after the other: otherwise two coupons that
      // each pay for everything could both be used for one course.
      if (code) await lockUser(tx, userId);
      if (code) await expireOrders(tx, at, { couponCode: code });
      // Orders with one coupon are made one after the other; the lock comes before the course is
      // read.
      const coupon = code ? await lockCouponOf(tx, code) : null;
      const course = await getBoughtCourse(tx, courseId, currentUser, at);
      const listPrice = await getPrice(tx, course, { body, settings });
      await expireOrders(tx, at, { key });
      let open = await findOpenOrder(tx, key);
      if (open === undefined) {
        if (coupon !== null) await assertUsable(tx, coupon, { ...key, currentUser, now: at });
        const added = await placeOrder(tx, key, { listPrice, coupon, at });
        if (added !== null) return presentOrder(tx, await getOrder(tx, added), at);
        open = await findOpenOrder(tx, key);
      }
      if (open === undefined || (coupon !== null && open.coupon_id !== coupon.coupon_id)) {
        throw fieldError('INVALID_STATE', 'coupon_code', 'messages.orders.openWithoutCoupon');
      }
      return presentOrder(tx, await getOrder(tx, open.order_id), at);
    });
  });
}
