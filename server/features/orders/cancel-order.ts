import type { Order } from '#contract/checkout.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { decideCancellation } from './confirm-or-cancel-order.rules.ts';
import { statusNow } from './order-expiry.rules.ts';
import { getOrder } from './orders.queries.ts';
import { lockCourseOrder, setCancelled } from './orders.store.ts';
import { presentOrder } from './present-order.ts';
import { queueCheckoutEnd } from './stripe/end-checkout-job.ts';

/**
 * Cancels an order of the caller that is not paid; one that is cancelled stays as it is.
 * @throws AppError NOT_FOUND; INVALID_STATE where it is paid or expired
 */
export function cancelOwnOrder(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  orderId: number,
): Promise<Order> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const order = await lockCourseOrder(tx, orderId);
    if (!order || order.user_id !== currentUser.userId) throw new AppError('NOT_FOUND');
    const status = statusNow(order, at);
    const decision = decideCancellation(status, { rejectsReceipt: false });
    if (decision === 'closed') {
      throw new AppError('INVALID_STATE', { msg: `messages.orders.is.${status}` });
    }
    if (order.is_settling) {
      throw new AppError('INVALID_STATE', { msg: 'messages.orders.settling' });
    }
    if (decision === 'cancel') {
      await setCancelled(tx, orderId, { reason: '', decidedBy: null, now: at });
      await queueCheckoutEnd(tx, orderId, at);
    }
    return presentOrder(tx, await getOrder(tx, orderId, at), at);
  });
}
