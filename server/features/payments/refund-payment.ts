import type { z } from 'zod';
import type { Payment, paymentRefundBody } from '#contract/payments-admin.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { getPayment } from './payments.queries.ts';
import { presentPayment } from './present-payment.ts';
import { findPaymentIntent } from './stripe/stripe-payments.store.ts';
import { stripeRefundJob } from './stripe/stripe-refund-jobs.ts';
import { insertStripeRefund } from './stripe/stripe-refunds.store.ts';
import { writeRefund } from './write-refund.ts';

interface RefundInput {
  paymentId: number;
  body: z.output<typeof paymentRefundBody>;
}

/**
 * Refunds a payment, in full or in part, by a separate entry. The access that
 * the payment opened ends in the same transaction where the input says so.
 * @throws AppError NOT_FOUND; FORBIDDEN for an own payment; INVALID_STATE where it is void or wholly
 *   refunded; VALIDATION_FAILED for more than is left of it
 */
export function refundPayment(
  dependencies: Dependencies,
  admin: CurrentUser,
  refund: RefundInput,
): Promise<Payment> {
  return inTransaction(dependencies.database.db, (tx) =>
    refundPaymentWithin(dependencies, tx, admin, refund),
  );
}

/**
 * Refunds a payment in the caller's transaction. What was paid through Stripe is refunded through
 * Stripe, by a job that is queued with the refund.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_STATE, VALIDATION_FAILED as `refundPayment` does
 */
export async function refundPaymentWithin(
  dependencies: Dependencies,
  tx: Tx,
  admin: CurrentUser,
  { paymentId, body }: RefundInput,
): Promise<Payment> {
  const now = dependencies.now();
  const day = academyDay(now, await getTimeZone(tx));
  const refundId = await writeRefund(dependencies, tx, admin, { paymentId, body, day });
  if ((await findPaymentIntent(tx, paymentId)) !== null) {
    await insertStripeRefund(tx, { refundId, stripeRefund: null, state: 'requested', now });
    await queueJob(tx, stripeRefundJob, { payload: { refund_id: refundId } }, now);
  }
  return presentPayment(await getPayment(tx, paymentId));
}
