import type { z } from 'zod';
import type { AdminOrder, orderCancelBody, orderConfirmBody } from '#contract/orders-admin.ts';
import type { Tx } from '#database/open.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord } from '#server/features/audit/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { decideCancellation, decideConfirmation } from './confirm-or-cancel-order.rules.ts';
import { setCancelled } from './orders.store.ts';
import { notifyLearner, orderRecord, settleOrder } from './settle-order.ts';
import { queueCheckoutEnd } from './stripe/end-checkout-job.ts';

/** @throws AppError FORBIDDEN where it is the admin's own */
function assertNotOwn(tx: Tx, { user_id: ownerUserId }: AdminOrder, admin: CurrentUser) {
  const actorUserId = admin.userId;
  return assertMayDecideAbout(tx, { what: 'order', ownerUserId, actorUserId });
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
    await assertNotOwn(tx, order, admin);
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
    await settleOrder({ dependencies, tx, actor: admin }, order, body, now);
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
    await assertNotOwn(tx, order, admin);
    if (decideCancellation(order.status) !== 'cancel') {
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
