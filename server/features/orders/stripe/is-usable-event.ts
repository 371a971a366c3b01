import type Stripe from 'stripe';
import { z } from 'zod';

const nameOrObject = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/** What is read of an event; a Checkout page has an id, and its metadata are texts. */
const usable = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.int().min(0).max(8e12),
  data: z.object({
    object: z.object({
      payment_intent: nameOrObject,
      metadata: z.record(z.string(), z.string()).nullish(),
      currency: z.string().nullish(),
      amount_total: z.number().nullish(),
    }),
  }),
});

const pageObject = z.object({ id: z.string().min(1) });

/** Whether an event of Stripe has the shape that is read: one that has not never will. */
export function isUsableEvent(event: Stripe.Event): boolean {
  if (!usable.safeParse(event).success) return false;
  const isAboutPage = event.type.startsWith('checkout.session.');
  return !isAboutPage || pageObject.safeParse(event.data.object).success;
}
