import { sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import type { StripeRefundState } from './stripe-refunds.rules.ts';

interface StoredRefund {
  refundId: number;
  /** null: Stripe has not made it yet. */
  stripeRefund: string | null;
  state: StripeRefundState;
  now: Date;
}

/** Stores the first state of a refund at Stripe. */
export async function insertStripeRefund(tx: Tx, refund: StoredRefund): Promise<void> {
  await tx
    .insertInto('stripe_refunds')
    .values({
      refund_id: refund.refundId,
      stripe_refund: refund.stripeRefund,
      state: refund.state,
      updated_at: refund.now,
    })
    .execute();
}

/** Stores the present state of a refund at Stripe. */
export async function setStripeRefund(tx: Tx, refund: StoredRefund): Promise<void> {
  await tx
    .updateTable('stripe_refunds')
    .set({
      state: refund.state,
      updated_at: refund.now,
      ...(refund.stripeRefund !== null && { stripe_refund: refund.stripeRefund }),
    })
    .where('refund_id', '=', refund.refundId)
    .execute();
}

const selectRefunds = (db: Db) =>
  db
    .selectFrom('stripe_refunds as s')
    .innerJoin('payment_refunds as f', 'f.refund_id', 's.refund_id')
    .innerJoin('stripe_payments as p', 'p.payment_id', 'f.payment_id')
    .select([
      's.refund_id',
      's.stripe_refund',
      's.state',
      'f.amount',
      'p.payment_id',
      'p.payment_intent',
    ]);

/** A refund with the payment at Stripe that it is of. */
export function findStripeRefund(db: Db, refundId: number) {
  return selectRefunds(db).where('s.refund_id', '=', refundId).executeTakeFirst();
}

/** The refunds of a payment that are made at Stripe, the oldest first. */
export function listStripeRefunds(db: Db, paymentId: number) {
  return selectRefunds(db).where('p.payment_id', '=', paymentId).orderBy('s.refund_id').execute();
}

/** Whether an event about refunds or disputes of a payment has arrived, known here or not. */
export async function findEventsOf(db: Db, paymentIntent: string) {
  const { disputes, refunds } = await db
    .selectFrom('stripe_events')
    .select([
      sql<boolean>`coalesce(bool_or(type like 'charge.dispute.%'), false)`.as('disputes'),
      sql<boolean>`coalesce(bool_or(type not like 'charge.dispute.%'), false)`.as('refunds'),
    ])
    .where('payment_intent', '=', paymentIntent)
    .executeTakeFirstOrThrow();
  return { disputes, refunds };
}
