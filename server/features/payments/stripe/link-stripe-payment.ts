import type { Tx } from '#database/open.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { stripeDisputesJob } from './stripe-disputes-job.ts';
import { insertStripePayment } from './stripe-payments.store.ts';
import { stripeRefundsJob } from './stripe-refund-jobs.ts';
import { findEventsOf } from './stripe-refunds.store.ts';

interface StripePaymentLink {
  paymentId: number;
  paymentIntent: string;
}

/**
 * Stores which payment of Stripe a payment is. Events about its refunds or disputes may have
 * arrived before it; they are applied now.
 */
export async function linkStripePayment(tx: Tx, link: StripePaymentLink, now: Date): Promise<void> {
  await insertStripePayment(tx, link);
  const { paymentIntent } = link;
  const events = await findEventsOf(tx, paymentIntent);
  const input = { payload: { payment_intent: paymentIntent } };
  if (events.refunds) await queueJob(tx, stripeRefundsJob, input, now);
  if (events.disputes) await queueJob(tx, stripeDisputesJob, input, now);
}
