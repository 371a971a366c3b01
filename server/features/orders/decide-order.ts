import type { z } from 'zod';
import type { AdminOrder, orderCancelBody, orderConfirmBody } from '#contract/orders-admin.ts';
import type { Tx } from '#database/open.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord } from '#server/features/audit/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { decideCancellation, decideConfirmation } from './confirm-or-cancel-order.rules.ts';
import { getOrder } from './orders.queries.ts';
import { lockCourseOrder, restoreTerms, setCancelled } from './orders.store.ts';
import { payOtherCourse } from './pay-other-course.ts';
import { presentAdminOrder } from './present-order.ts';
import { notifyLearner, orderRecord, settleOrder } from './settle-order.ts';
import { queueCheckoutEnd } from './stripe/end-checkout-job.ts';

/** @throws AppError FORBIDDEN where it is the admin's own */
function assertNotOwn(tx: Tx, { user_id: ownerUserId }: AdminOrder, admin: CurrentUser) {
  const actorUserId = admin.userId;
  return assertMayDecideAbout(tx, { what: 'order', ownerUserId, actorUserId });
}

/** Whether an admin confirmed or cancelled an order: a repetition changes nothing. */
async function isDecidedBy(tx: Tx, orderId: number, admin: CurrentUser): Promise<boolean> {
  const order = await lockCourseOrder(tx, orderId);
  return order?.decided_by === admin.userId;
}

/**
 * The order as its payer saw it when they paid: where it was changed since, it is set back.
 * @throws AppError VALIDATION_FAILED for a reference that it never had
 */
async function asPaid(
  tx: Tx,
  order: AdminOrder,
  { reference, now }: { reference: string | undefined; now: Date },
): Promise<AdminOrder> {
  if (reference === undefined || reference === order.reference) return order;
  if (!(await restoreTerms(tx, order.order_id, reference))) {
    throw fieldError('VALIDATION_FAILED', 'reference', 'messages.orders.notItsReference');
  }
  return presentAdminOrder(await getOrder(tx, order.order_id, now), now);
}

type ConfirmBody = z.output<typeof orderConfirmBody>;

/** @throws AppError INVALID_STATE, VALIDATION_FAILED where the course is open, or is not */
function assertChoice(order: AdminOrder, body: ConfirmBody): void {
  if (!order.course_is_open && body.other_course_id !== undefined) {
    throw fieldError('VALIDATION_FAILED', 'other_course_id', 'messages.orders.notOpenYet');
  }
  if (!order.course_is_open || body.accept_open || body.other_course_id !== undefined) return;
  throw fieldError('INVALID_STATE', 'accept_open', 'messages.orders.openBefore');
}

/**
 * Confirms that the money of an order arrived: its payment is recorded and its course opened in
 * this transaction, once however many confirm it; a repetition by the same admin changes nothing.
 * @throws AppError NOT_FOUND; FORBIDDEN for an own order; VALIDATION_FAILED; INVALID_STATE where it
 *   is closed, has expired and `accept_expired` does not say that it may, or where its course is
 *   open already and neither `accept_open` nor `other_course_id` says what becomes of the money
 */
export function confirmOrder(
  dependencies: Dependencies,
  admin: CurrentUser,
  { orderId, body }: { orderId: number; body: ConfirmBody },
): Promise<AdminOrder> {
  const record = orderRecord(dependencies.now());
  const write = async (tx: Tx, before: AdminOrder, now: Date) => {
    await assertNotOwn(tx, before, admin);
    const decision = decideConfirmation(before.status, { acceptExpired: body.accept_expired });
    if (decision === 'expired') {
      throw fieldError('INVALID_STATE', 'accept_expired', 'messages.orders.expiredBefore');
    }
    if (decision === 'closed') {
      if (before.paid_at !== null && (await isDecidedBy(tx, orderId, admin))) return;
      throw new AppError('INVALID_STATE', {
        msg: `messages.orders.is.${before.status}`,
        data: before,
      });
    }
    assertChoice(before, body);
    const order = await asPaid(tx, before, { reference: body.reference, now });
    const confirmation = { dependencies, tx, actor: admin };
    if (body.other_course_id === undefined) await settleOrder(confirmation, order, body, now);
    else await payOtherCourse(confirmation, order, { ...body, courseId: body.other_course_id });
    await queueCheckoutEnd(tx, orderId, now);
  };
  return changeRecord(dependencies, admin, record, orderId, undefined, write, 'confirm_payment');
}

/**
 * Cancels an order that is not paid, or rejects the proof of payment of an expired one; a repetition
 * by the same admin changes nothing.
 * @throws AppError NOT_FOUND; FORBIDDEN for an own order; INVALID_STATE where it is closed
 */
export function cancelOrder(
  dependencies: Dependencies,
  admin: CurrentUser,
  { orderId, reason }: { orderId: number } & z.output<typeof orderCancelBody>,
): Promise<AdminOrder> {
  const record = orderRecord(dependencies.now());
  const write = async (tx: Tx, order: AdminOrder, now: Date) => {
    await assertNotOwn(tx, order, admin);
    const hasReceipt = order.receipt_url !== null;
    const decision = decideCancellation(order.status, { rejectsReceipt: hasReceipt });
    if (decision === 'done' && (await isDecidedBy(tx, orderId, admin))) return;
    if (decision !== 'cancel') {
      throw new AppError('INVALID_STATE', {
        msg: `messages.orders.is.${order.status}`,
        data: order,
      });
    }
    await setCancelled(tx, orderId, { reason, decidedBy: admin.userId, now });
    await queueCheckoutEnd(tx, orderId, now);
    await notifyLearner(tx, order, 'cancelled', now);
  };
  return changeRecord(dependencies, admin, record, orderId, undefined, write, 'cancel');
}
