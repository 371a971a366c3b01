import type { z } from 'zod';
import type { checkoutBody, Order } from '#contract/checkout.ts';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { pricesOf } from '#domain/currencies.ts';
import { methodsFor, offeredMethods } from '#domain/order-methods.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getPaymentSettings } from '#server/features/academy/index.ts';
import { getVisibleCourse } from '#server/features/courses/index.ts';
import { onceForKey } from '#server/http/idempotency.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { getOrder } from './orders.queries.ts';
import { decideOrdering, orderExpiry } from './orders.rules.ts';
import { expireOrders, getOpenOrderId, insertOrder } from './orders.store.ts';
import { presentOrder } from './present-order.ts';

type CheckoutBody = z.output<typeof checkoutBody>;

/** In what a course is sold, and how each price can be paid. */
export async function listPrices(db: Db, course: Parameters<typeof pricesOf>[0]) {
  const offered = offeredMethods(await getPaymentSettings(db));
  return pricesOf(course).map((price) => ({
    ...price,
    methods: methodsFor(price.currency, offered),
  }));
}

/** @throws AppError VALIDATION_FAILED where it is not sold so, or not paid so */
async function getPrice(tx: Tx, course: Parameters<typeof pricesOf>[0], body: CheckoutBody) {
  const prices = await listPrices(tx, course);
  const price = prices.find(({ currency }) => currency === body.currency);
  if (!price) throw fieldError('VALIDATION_FAILED', 'currency', 'messages.orders.notSoldIn');
  if (!price.methods.some((method) => method === body.method)) {
    throw fieldError('VALIDATION_FAILED', 'method', 'messages.orders.notPaidBy');
  }
  return price.amount;
}

/**
 * Orders a course. While an order of the same learner, course, currency and method is open, it is
 * that one; a repeated key gets the first response.
 * @throws AppError NOT_FOUND, UNAVAILABLE; ALREADY_REDEEMED where the course is open to the caller;
 *   VALIDATION_FAILED where it is not sold or not paid so; IDEMPOTENCY_CONFLICT
 */
export function createOrder(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { body, idempotencyKey }: { body: CheckoutBody; idempotencyKey: string | null },
): Promise<Order> {
  const at = now();
  const { userId } = currentUser;
  return inTransaction(database.db, (tx) => {
    const claim = { userId, key: idempotencyKey, call: 'order', body, now: at };
    return onceForKey(tx, claim, async () => {
      const course = await getVisibleCourse(tx, body.course_id, currentUser, at);
      const decision = decideOrdering(course, currentUser);
      if (decision === 'ALREADY_REDEEMED') {
        throw new AppError('ALREADY_REDEEMED', { msg: 'messages.orders.openAlready' });
      }
      if (decision === 'UNAVAILABLE') {
        throw new AppError('UNAVAILABLE', { msg: 'messages.orders.notForSale' });
      }
      const price = await getPrice(tx, course, body);
      const { course_id: courseId, currency, method } = body;
      const key = { userId, courseId, currency, method };
      await expireOrders(tx, at, key);
      const sums = { listPrice: price, amount: price };
      const added = await insertOrder(tx, { ...key, ...sums, expiresAt: orderExpiry(at), now: at });
      const orderId = added ?? (await getOpenOrderId(tx, key));
      return presentOrder(tx, await getOrder(tx, orderId), at);
    });
  });
}
