import type { Db, Tx } from '#database/open.ts';

/** Notes of which payment of Stripe a payment became; `linkStripePayment` does it. */
export async function insertStripePayment(
  tx: Tx,
  { paymentId, paymentIntent }: { paymentId: number; paymentIntent: string },
): Promise<void> {
  await tx
    .insertInto('stripe_payments')
    .values({ payment_id: paymentId, payment_intent: paymentIntent })
    .execute();
}

/** The payment here that a payment of Stripe became; null: none has yet. */
export async function findStripePayment(db: Db, paymentIntent: string): Promise<number | null> {
  const row = await db
    .selectFrom('stripe_payments')
    .select('payment_id')
    .where('payment_intent', '=', paymentIntent)
    .executeTakeFirst();
  return row?.payment_id ?? null;
}

/** The payment of Stripe that became a payment here; null: it arrived in another way. */
export async function findPaymentIntent(db: Db, paymentId: number): Promise<string | null> {
  const row = await db
    .selectFrom('stripe_payments')
    .select('payment_intent')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.payment_intent ?? null;
}
