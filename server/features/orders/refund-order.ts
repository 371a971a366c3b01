import type { z } from 'zod';
import type { AdminOrder } from '#contract/orders-admin.ts';
import type { paymentRefundBody } from '#contract/payments-admin.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { refundPaymentWithin } from '#server/features/payments/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getOrder } from './orders.queries.ts';
import { presentAdminOrder } from './present-order.ts';

interface OrderRefund {
  orderId: number;
  body: z.output<typeof paymentRefundBody>;
}

/**
 * Refunds the payment of an order, in full or in part, as `refundPayment` does; the status of the
 * order follows.
 * @throws AppError NOT_FOUND; INVALID_STATE where nothing was paid, or it is wholly refunded;
 *   VALIDATION_FAILED for more than is left
 */
export function refundOrder(
  dependencies: Dependencies,
  admin: CurrentUser,
  { orderId, body }: OrderRefund,
): Promise<AdminOrder> {
  const now = dependencies.now();
  return inTransaction(dependencies.database.db, async (tx) => {
    const { payment_id: paymentId } = await getOrder(tx, orderId, now);
    if (paymentId === null) {
      throw new AppError('INVALID_STATE', { msg: 'messages.orders.nothingPaid' });
    }
    await refundPaymentWithin(dependencies, tx, admin, { paymentId, body });
    return presentAdminOrder(await getOrder(tx, orderId, now), now);
  });
}
