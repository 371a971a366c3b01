import type { z } from 'zod';
import type { checkoutBody, Order } from '#contract/checkout.ts';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { type CouponValue, priceWithCoupon } from '#domain/coupon.ts';
import { pricesOf } from '#domain/currencies.ts';
import { methodsFor, offeredMethods } from '#domain/order-methods.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getPaymentSettings } from '#server/features/academy/index.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { findUsedCoupon, insertCouponUse } from '#server/features/coupons/index.ts';
import { insertGrant } from '#server/features/courses/index.ts';
import { type KeyClaim, onceForKey } from '#server/http/idempotency.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import type { Settings } from '#server/settings.ts';
import { assertUsable, lockCouponOf, type UsedCoupon } from './apply-coupon.ts';
import { getBoughtCourse } from './bought-course.ts';
import { decideReorder } from './change-order.rules.ts';
import { expireOrders } from './expire-orders.ts';
import { orderExpiry } from './order-expiry.rules.ts';
import { getOrder } from './orders.queries.ts';
import {
  changeTerms,
  insertOrder,
  lockOpenOrder,
  type OrderKey,
  type OrderTerms,
  setPaid,
} from './orders.store.ts';
import { presentOrder } from './present-order.ts';
import { findCheckout } from './stripe/stripe-checkouts.store.ts';

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

interface PlacedOrder extends OrderKey {
  orderId: number;
  now: Date;
}

/** A coupon leaves nothing to pay: the order is paid, and its course opens. */
async function payByCoupon(tx: Tx, { orderId, userId, courseId, now }: PlacedOrder) {
  await setPaid(tx, orderId, { paymentId: null, decidedBy: null, now });
  const grant = { userId, courseId, orderId, grantedBy: null, now };
  await insertGrant(tx, { ...grant, source: 'coupon' });
}

const termsOf = (
  { currency, method }: Pick<CheckoutBody, 'currency' | 'method'>,
  listPrice: number,
  coupon: CouponValue | null,
): OrderTerms => {
  const amount = coupon === null ? listPrice : priceWithCoupon(listPrice, coupon);
  return { currency, method, listPrice, amount };
};

/** Writes an order with its coupon. @returns its id; null where another request was faster */
async function placeOrder(
  tx: Tx,
  key: OrderKey,
  { terms, coupon, now }: { terms: OrderTerms; coupon: UsedCoupon | null; now: Date },
): Promise<number | null> {
  const expiresAt = orderExpiry(now, terms.method);
  const orderId = await insertOrder(tx, { ...key, ...terms, expiresAt, now });
  if (orderId === null || coupon === null) return orderId;
  const { userId } = key;
  await insertCouponUse(tx, { orderId, couponId: coupon.coupon_id, userId, now });
  if (terms.amount === 0) await payByCoupon(tx, { ...key, orderId, now });
  return orderId;
}

type OpenOrder = NonNullable<Awaited<ReturnType<typeof lockOpenOrder>>>;

/**
 * Returns an open order, or changes it to the chosen payment method and currency at the price of now.
 * @throws AppError INVALID_STATE where it may have been paid already, or its coupon is another one
 */
async function reorder(
  tx: Tx,
  open: OpenOrder,
  { body, listPrice, now }: { body: CheckoutBody; listPrice: number; now: Date },
): Promise<void> {
  const { order_id: orderId, user_id: userId, course_id: courseId } = open;
  const coupon = (await findUsedCoupon(tx, orderId)) ?? null;
  const page = await findCheckout(tx, orderId);
  const decision = decideReorder({
    isSame: open.method === body.method && open.currency === body.currency,
    hasOtherCoupon: Boolean(body.coupon_code) && body.coupon_code !== coupon?.code,
    couponFits: (coupon?.currency ?? body.currency) === body.currency,
    hasReceipt: open.receipt_file_id !== null,
    isSettling: open.is_settling,
    isPageOpen: page?.state === 'open' && page.expires_at > now,
  });
  if (decision === 'same') return;
  if (decision !== 'change') {
    const msg = `messages.orders.${decision}` as const;
    const data = await presentOrder(tx, await getOrder(tx, orderId, now), now);
    const fields = decision === 'openWithoutCoupon' ? { fields: { coupon_code: msg } } : {};
    throw new AppError('INVALID_STATE', { msg, ...fields, data });
  }
  const terms = termsOf(body, listPrice, coupon);
  const expiresAt = orderExpiry(now, body.method, open.created_at);
  await changeTerms(tx, orderId, { terms, expiresAt });
  if (terms.amount === 0) await payByCoupon(tx, { userId, courseId, orderId, now });
}

/**
 * Orders a course. While an order of the same learner and course is open, it is that one: another
 * payment method or currency changes it. A repeated key gets the first response. Where a coupon
 * leaves nothing to pay, the course opens in this transaction.
 * @throws AppError NOT_FOUND, UNAVAILABLE; FORBIDDEN for a coupon of one's own making;
 *   ALREADY_REDEEMED where the course is open to the caller; VALIDATION_FAILED where it is not sold or
 *   not paid so, or the coupon is not for it;
 *   INVALID_STATE with the open order where that cannot be changed; IDEMPOTENCY_CONFLICT
 */
export function createOrder(
  { database, settings, now }: Dependencies,
  currentUser: CurrentUser,
  { body, claim }: { body: CheckoutBody; claim: KeyClaim | null },
): Promise<Order> {
  const at = now();
  const { userId } = currentUser;
  return inTransaction(database.db, (tx) => {
    return onceForKey(tx, claim, async () => {
      const { course_id: courseId, coupon_code: code } = body;
      const key = { userId, courseId };
      // Orders of a learner with coupons are made one after the other: otherwise two coupons that
      // each pay for everything could both be used for one course.
      if (code) await lockUser(tx, userId);
      await expireOrders(tx, at, { key });
      if (code) await expireOrders(tx, at, { couponCode: code });
      // An order is locked before its coupon, as where it is cancelled or expires.
      let open = await lockOpenOrder(tx, key);
      // Orders with one coupon are made one after the other; the lock comes before the course is
      // read.
      const coupon = code ? await lockCouponOf(tx, code) : null;
      const course = await getBoughtCourse(tx, courseId, currentUser, at);
      const listPrice = await getPrice(tx, course, { body, settings });
      if (open === undefined) {
        if (coupon !== null) {
          const { currency } = body;
          await assertUsable(tx, coupon, { courseId, currency, currentUser, now: at });
        }
        const terms = termsOf(body, listPrice, coupon);
        const added = await placeOrder(tx, key, { terms, coupon, now: at });
        if (added !== null) return presentOrder(tx, await getOrder(tx, added, at), at);
        open = await lockOpenOrder(tx, key);
      }
      // The order that was made at the same time is over again.
      if (open === undefined) throw new AppError('INVALID_STATE');
      await reorder(tx, open, { body, listPrice, now: at });
      return presentOrder(tx, await getOrder(tx, open.order_id, at), at);
    });
  });
}
