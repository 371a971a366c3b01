import type { Tx } from '#database/open.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { insertStripePayment } from './stripe-payments.store.ts';
import { stripeRefundsJob } from './stripe-refund-jobs.ts';
import { hasRefundEvents } from './stripe-refunds.store.ts';

interface KeptPayment {
  paymentId: number;
  paymentIntent: string;
}

/**
 * Notes of which payment of Stripe a payment became. Where a refund of it was told of before the
 * payment itself, it is looked at now.
 */
export async function keepStripePayment(tx: Tx, kept: KeptPayment, now: Date): Promise<void> {
  await insertStripePayment(tx, kept);
  const { paymentIntent } = kept;
  if (!(await hasRefundEvents(tx, paymentIntent))) return;
  await queueJob(tx, stripeRefundsJob, { payload: { payment_intent: paymentIntent } }, now);
}
