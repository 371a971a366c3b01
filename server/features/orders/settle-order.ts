import type { z } from 'zod';
import type { AdminOrder, orderConfirmBody } from '#contract/orders-admin.ts';
import type { Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import type { AuditActor, RecordKind } from '#server/features/audit/index.ts';
import { wantsEmail } from '#server/features/notifications/index.ts';
import { recordPaymentWithin } from '#server/features/payments/index.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { orderEmailJob } from './order-email-job.ts';
import { getOrder } from './orders.queries.ts';
import { lockCourseOrder, setPaid } from './orders.store.ts';
import { presentAdminOrder } from './present-order.ts';

/** How the audit and the commands see an order. */
export const orderRecord = (now: Date): RecordKind<number, AdminOrder> => ({
  entity: 'order',
  lock: async (tx, id) => (await lockCourseOrder(tx, id)) !== undefined,
  get: async (tx, id) => presentAdminOrder(await getOrder(tx, id, now), now),
});

/** Queues the email about an order. */
export function notifyLearner(
  tx: Tx,
  { order_id, user_id: userId }: AdminOrder,
  news: 'paid' | 'cancelled',
  now: Date,
): Promise<void> {
  return queueJob(tx, orderEmailJob, { payload: { order_id, news }, userId }, now);
}

/** Who confirms that money arrived, and in which transaction. */
export interface Confirmation {
  dependencies: Dependencies;
  tx: Tx;
  actor: AuditActor;
}

type ConfirmBody = Pick<z.output<typeof orderConfirmBody>, 'paid_on' | 'note'>;

/** What is recorded as the payment of an order. */
export async function paymentOf(
  { dependencies, tx }: Confirmation,
  order: AdminOrder,
  { paid_on: paidOn, note }: ConfirmBody,
) {
  const { method } = order;
  return {
    amount: order.amount,
    currency: order.currency,
    paid_on: paidOn ?? academyDay(dependencies.now(), await getTimeZone(tx)),
    method: method === 'stripe' ? ('card' as const) : method,
    user_id: order.user_id,
    course_id: order.course_id,
    note: [`${order.order_number} · ${order.reference}`, note].filter(Boolean).join(' · '),
  };
}

/** The payment of an order, which opens its course. */
async function payOrder(
  confirmation: Confirmation,
  order: AdminOrder,
  confirmed: ConfirmBody,
): Promise<number> {
  const { dependencies, tx, actor } = confirmation;
  const { method, list_price, coupon_code } = order;
  const body = await paymentOf(confirmation, order, confirmed);
  const payment = await recordPaymentWithin(dependencies, tx, actor, body, {
    provider: method,
    discount: coupon_code === null ? null : { list_price, coupon_code },
    // The email of an order says that its course opens now.
    hasOwnEmail: !order.course_is_open,
  });
  return payment.payment_id;
}

/**
 * The money of an order arrived: records its payment, opens its course and notifies its learner.
 * The order is locked and may be paid.
 * @returns the id of the payment
 */
export async function settleOrder(
  confirmation: Confirmation,
  order: AdminOrder,
  body: ConfirmBody,
  now: Date,
): Promise<number> {
  const { tx, actor } = confirmation;
  const paymentId = await payOrder(confirmation, order, body);
  await setPaid(tx, order.order_id, { paymentId, decidedBy: actor.userId, now });
  if (!order.course_is_open && (await wantsEmail(tx, order.user_id, 'payment_received'))) {
    await notifyLearner(tx, order, 'paid', now);
  }
  return paymentId;
}
