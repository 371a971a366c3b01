import type Stripe from 'stripe';
import { z } from 'zod';
import { inTransaction, type Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { fromCents, toCents } from '#domain/money.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { getPayment } from '../payments.queries.ts';
import { lockPayment } from '../payments.store.ts';
import { leftOf } from '../refunds.rules.ts';
import { writeRefund } from '../write-refund.ts';
import { STRIPE_ACTOR, stripeFor } from './stripe-client.ts';
import { findStripePayment } from './stripe-payments.store.ts';
import { decideForeignRefund, refundState } from './stripe-refunds.rules.ts';
import {
  findStripeRefund,
  insertStripeRefund,
  listStripeRefunds,
  setStripeRefund,
} from './stripe-refunds.store.ts';

/** How many refunds of one payment are read at most; real payments have fewer. */
const MAX_REFUNDS = 100;

/** An error that Stripe will answer again, so that a retry is useless. */
const isRefused = (error: unknown) =>
  error instanceof Error && error.constructor.name === 'StripeInvalidRequestError';

/** Notifies admins of a refund that failed, once for each. */
async function notifyFailed(
  tx: Tx,
  {
    refundId,
    paymentId,
    amount,
    now,
  }: Record<'refundId' | 'paymentId' | 'amount', number> & {
    now: Date;
  },
): Promise<void> {
  const { course_id, currency, user_id } = await getPayment(tx, paymentId);
  const params = { amount, currency, course_id, person_id: user_id, payment_id: paymentId };
  await notify(tx, { kind: 'refund_failed', to: 'admins', params, cause: refundId, now });
}

type KnownRefund = NonNullable<Awaited<ReturnType<typeof findStripeRefund>>>;

/** Stores the state at Stripe of a refund that was made here. */
async function follow(
  tx: Tx,
  refund: KnownRefund,
  { received, now }: { received: Stripe.Refund | null; now: Date },
): Promise<void> {
  const state = received === null ? 'failed' : refundState(received.status);
  const { refund_id: refundId, payment_id: paymentId, amount } = refund;
  const isSame =
    state === refund.state && (received === null || received.id === refund.stripe_refund);
  if (isSame) return;
  await setStripeRefund(tx, { refundId, stripeRefund: received?.id ?? null, state, now });
  if (state === 'failed') await notifyFailed(tx, { refundId, paymentId, amount, now });
}

/**
 * Makes a refund at Stripe that was made here. The idempotency key, and a look at Stripe's refunds
 * first, prevent a second one after a crash.
 */
export const stripeRefundJob = defineJob({
  kind: 'stripe_refund',
  payload: z.object({ refund_id: z.int() }),
  run: async (dependencies: Dependencies, { refund_id: refundId }, { now }) => {
    const { db } = dependencies.database;
    const refund = await findStripeRefund(db, refundId);
    if (refund?.state !== 'requested') return;
    const stripe = await stripeFor(dependencies);
    const { payment_intent, amount } = refund;
    const made = await stripe.refunds.list({ payment_intent, limit: MAX_REFUNDS });
    const metadata = { refund_id: String(refundId) };
    const received =
      made.data.find((one) => one.metadata?.refund_id === metadata.refund_id) ??
      (await stripe.refunds
        .create(
          { payment_intent, amount: toCents(amount), metadata },
          { idempotencyKey: `refund:${payment_intent}:${refundId}` },
        )
        .catch((error: unknown) => {
          if (isRefused(error)) return null;
          throw error;
        }));
    await inTransaction(db, async (tx) => {
      await lockPayment(tx, refund.payment_id);
      const current = await findStripeRefund(tx, refundId);
      if (current) await follow(tx, current, { received, now });
    });
  },
});

/** One refund as Stripe has it. @throws Error for more than was paid */
async function applyRefund(
  { dependencies, tx, now }: { dependencies: Dependencies; tx: Tx; now: Date },
  paymentId: number,
  received: Stripe.Refund,
): Promise<void> {
  const known = await listStripeRefunds(tx, paymentId);
  const ours =
    known.find((one) => one.stripe_refund === received.id) ??
    known.find((one) => String(one.refund_id) === received.metadata?.refund_id);
  if (ours) return follow(tx, ours, { received, now });
  const state = refundState(received.status);
  const left = leftOf({ ...(await getPayment(tx, paymentId)), disputed: 0 });
  const unlinked = known.filter((one) => one.stripe_refund === null);
  const refund = { amountCents: received.amount, state, left, unlinked };
  const decision = decideForeignRefund(refund);
  if (decision === 'none') return;
  if (decision === 'excess') {
    throw new Error(`Stripe refunded more of payment ${paymentId} than is left of it`);
  }
  if (typeof decision === 'object') {
    const { is: refundId } = decision;
    return setStripeRefund(tx, { refundId, stripeRefund: received.id, state, now });
  }
  const madeAt = new Date(received.created * 1000);
  const refundId = await writeRefund(dependencies, tx, STRIPE_ACTOR, {
    paymentId,
    body: {
      amount: fromCents(received.amount),
      reason: `Stripe · ${received.id}`,
      // As the admin's dialog suggests: a full refund ends the access.
      end_access: toCents(left) === received.amount,
    },
    day: academyDay(madeAt < now ? madeAt : now, await getTimeZone(tx)),
  });
  await insertStripeRefund(tx, { refundId, stripeRefund: received.id, state, now });
}

/**
 * Reads the refunds of a payment from Stripe, and records those that were made there. Events come
 * in any order, so their contents are not used.
 */
export const stripeRefundsJob = defineJob({
  kind: 'stripe_refunds',
  payload: z.object({ payment_intent: z.string() }),
  run: async (dependencies: Dependencies, { payment_intent }, { now }) => {
    const { db } = dependencies.database;
    if ((await findStripePayment(db, payment_intent)) === null) return;
    const stripe = await stripeFor(dependencies);
    const { data } = await stripe.refunds.list({ payment_intent, limit: MAX_REFUNDS });
    await inTransaction(db, async (tx) => {
      const paymentId = await findStripePayment(tx, payment_intent);
      if (paymentId === null) return;
      await lockPayment(tx, paymentId);
      const oldestFirst = data.toSorted((a, b) => a.created - b.created);
      for (const received of oldestFirst) {
        await applyRefund({ dependencies, tx, now }, paymentId, received);
      }
    });
  },
});
