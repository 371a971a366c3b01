import type { z } from 'zod';
import type { AdminOrder, orderCancelBody, orderConfirmBody } from '#contract/orders-admin.ts';
import type { Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { changeRecord, type RecordKind } from '#server/features/audit/index.ts';
import { wantsEmail } from '#server/features/notifications/index.ts';
import { recordPaymentWithin } from '#server/features/payments/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { orderEmailJob } from './order-email-job.ts';
import { getOrder } from './orders.queries.ts';
import { decideCancellation, decideConfirmation } from './orders.rules.ts';
import { lockCourseOrder, setCancelled, setPaid } from './orders.store.ts';
import { presentAdminOrder } from './present-order.ts';

const orderRecord = (now: Date): RecordKind<number, AdminOrder> => ({
  entity: 'order',
  lock: async (tx, id) => (await lockCourseOrder(tx, id)) !== undefined,
  get: async (tx, id) => presentAdminOrder(await getOrder(tx, id), now),
});

/** @throws AppError FORBIDDEN where it is the admin's own */
function assertNotOwn(order: AdminOrder, admin: CurrentUser): void {
  if (order.user_id !== admin.userId) return;
  throw new AppError('FORBIDDEN', { msg: 'messages.orders.own' });
}

/** Queues the email about an order. */
function tellLearner(
  tx: Tx,
  { order_id, user_id: userId }: AdminOrder,
  news: 'paid' | 'cancelled',
  now: Date,
): Promise<void> {
  return queueJob(tx, orderEmailJob, { payload: { order_id, news }, userId }, now);
}

/** The payment of an order, which opens its course. */
async function payOrder(
  { dependencies, tx, admin }: { dependencies: Dependencies; tx: Tx; admin: CurrentUser },
  order: AdminOrder,
  { paid_on: paidOn, note }: z.output<typeof orderConfirmBody>,
): Promise<number> {
  const { method } = order;
  const body = {
    amount: order.amount,
    currency: order.currency,
    paid_on: paidOn ?? academyDay(dependencies.now(), await getTimeZone(tx)),
    method: method === 'stripe' ? ('card' as const) : method,
    user_id: order.user_id,
    course_id: order.course_id,
    note: [`${order.order_number} · ${order.reference}`, note].filter(Boolean).join(' · '),
  };
  const { list_price, coupon_code } = order;
  const discount = coupon_code === null ? null : { list_price, coupon_code };
  const payment = await recordPaymentWithin(dependencies, tx, admin, body, { discount });
  return payment.payment_id;
}

/**
 * Confirms that the money of an order arrived: its payment is recorded and its course opened in
 * this transaction, once however many confirm it.
 * @throws AppError NOT_FOUND; FORBIDDEN for an own order; INVALID_STATE where it is closed, or has
 *   expired and `accept_expired` does not say that it may
 */
export function confirmOrder(
  dependencies: Dependencies,
  admin: CurrentUser,
  { orderId, body }: { orderId: number; body: z.output<typeof orderConfirmBody> },
): Promise<AdminOrder> {
  const record = orderRecord(dependencies.now());
  const write = async (tx: Tx, order: AdminOrder, now: Date) => {
    assertNotOwn(order, admin);
    const decision = decideConfirmation(order.status, { acceptExpired: body.accept_expired });
    if (decision === 'expired') {
      throw fieldError('INVALID_STATE', 'accept_expired', 'messages.orders.expiredBefore');
    }
    if (decision === 'closed') {
      throw new AppError('INVALID_STATE', {
        msg: `messages.orders.is.${order.status}`,
        data: order,
      });
    }
    const paymentId = await payOrder({ dependencies, tx, admin }, order, body);
    await setPaid(tx, orderId, { paymentId, decidedBy: admin.userId, now });
    if (await wantsEmail(tx, order.user_id, 'payment_received')) {
      await tellLearner(tx, order, 'paid', now);
    }
  };
  return changeRecord(dependencies, admin, record, orderId, undefined, write, 'confirm_payment');
}

/**
 * Cancels an order that is not paid.
 * @throws AppError NOT_FOUND; FORBIDDEN for an own order; INVALID_STATE where it is closed
 */
export function cancelOrder(
  dependencies: Dependencies,
  admin: CurrentUser,
  { orderId, reason }: { orderId: number } & z.output<typeof orderCancelBody>,
): Promise<AdminOrder> {
  const record = orderRecord(dependencies.now());
  const write = async (tx: Tx, order: AdminOrder, now: Date) => {
    assertNotOwn(order, admin);
    if (decideCancellation(order.status) !== 'cancel') {
      throw new AppError('INVALID_STATE', {
        msg: `messages.orders.is.${order.status}`,
        data: order,
      });
    }
    await setCancelled(tx, orderId, { reason, decidedBy: admin.userId, now });
    await tellLearner(tx, order, 'cancelled', now);
  };
  return changeRecord(dependencies, admin, record, orderId, undefined, write, 'cancel');
}
