import { z } from 'zod';
import { inTransaction, type Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { stripeOf } from '#server/features/payments/index.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import type { StripeSettings } from '#server/settings.ts';
import { findCheckout, setCheckoutState } from './stripe-checkouts.store.ts';

/** Ends a page at Stripe: it cannot be paid any more. */
export async function endPage(settings: StripeSettings, sessionId: string): Promise<void> {
  const stripe = await stripeOf(settings);
  await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
    // It was paid or has ended meanwhile; its own event reports that.
    const isOver = error instanceof Error && error.constructor.name === 'StripeInvalidRequestError';
    if (!isOver) throw error;
  });
}

/** Ends the page of an order that is not to be paid there any more. */
export const endCheckoutJob = defineJob({
  kind: 'stripe_checkout_end',
  payload: z.object({ order_id: z.int() }),
  run: async ({ database: { db }, settings }: Dependencies, { order_id: orderId }) => {
    const page = await findCheckout(db, orderId);
    if (page?.state !== 'open' || settings.stripe === null) return;
    const { session_id: sessionId } = page;
    await endPage(settings.stripe, sessionId);
    await inTransaction(db, (tx) => setCheckoutState(tx, sessionId, () => 'ended'));
  },
});

/** Ends the page of an order, if it has one, after its cancellation. */
export async function queueCheckoutEnd(tx: Tx, orderId: number, now: Date): Promise<void> {
  const page = await findCheckout(tx, orderId);
  if (page?.state !== 'open') return;
  await queueJob(tx, endCheckoutJob, { payload: { order_id: orderId } }, now);
}
