import type { Tx } from '#database/open.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { stripeDisputesJob } from './stripe-disputes-job.ts';
import { insertStripePayment } from './stripe-payments.store.ts';
import { stripeRefundsJob } from './stripe-refund-jobs.ts';
import { findEventsOf } from './stripe-refunds.store.ts';

interface KeptPayment {
  paymentId: number;
  paymentIntent: string;
}

/**
 * Notes of which payment of Stripe a payment became. Where a refund or a dispute of it was
 * told of before the payment itself, it is looked at now.
 */
export async function keepStripePayment(tx: Tx, kept: KeptPayment, now: Date): Promise<void> {
  await insertStripePayment(tx, kept);
  const { paymentIntent } = kept;
  const told = await findEventsOf(tx, paymentIntent);
  const input = { payload: { payment_intent: paymentIntent } };
  if (told.refunds) await queueJob(tx, stripeRefundsJob, input, now);
  if (told.disputes) await queueJob(tx, stripeDisputesJob, input, now);
}
