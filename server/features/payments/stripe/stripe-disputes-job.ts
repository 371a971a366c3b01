import type Stripe from 'stripe';
import { z } from 'zod';
import { inTransaction, type Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { isWithdrawn } from '#domain/dispute-states.ts';
import { toCents } from '#domain/money.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { changeRecord } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { paymentRecord } from '../edit-payment.ts';
import { getPayment } from '../payments.queries.ts';
import { lockPayment } from '../payments.store.ts';
import { STRIPE_ACTOR, stripeFor } from './stripe-client.ts';
import { decideDisputeDays, disputedAmount, disputeState } from './stripe-disputes.rules.ts';
import { findDispute, putDispute, type StripeDisputeState } from './stripe-disputes.store.ts';
import { findStripePayment } from './stripe-payments.store.ts';

/** How many disputes of one payment are read at most; real payments have fewer. */
const MAX_DISPUTES = 100;

interface Read {
  dependencies: Dependencies;
  tx: Tx;
  now: Date;
  /** When Stripe was asked. */
  readAt: Date;
}

type KnownDispute = Awaited<ReturnType<typeof findDispute>>;

const isSame = (known: KnownDispute, received: StripeDisputeState) =>
  known !== undefined &&
  known.state === received.state &&
  known.reason === received.reason &&
  toCents(known.amount) === toCents(received.amount) &&
  known.due_at?.getTime() === received.due_at?.getTime();

/** Notifies admins of a new dispute and of how it ended, once each. */
async function notifyAdmins(
  { tx, now }: Read,
  known: KnownDispute,
  { payment_id, amount, state, stripe_dispute }: StripeDisputeState,
): Promise<void> {
  if (known?.state === state) return;
  const { course_id, currency, user_id } = await getPayment(tx, payment_id);
  const params = { amount, currency, course_id, person_id: user_id, payment_id };
  const notice = { to: 'admins', params, cause: stripe_dispute, now } as const;
  if (state === 'won') return notify(tx, { kind: 'dispute_won', ...notice });
  if (state === 'lost') return notify(tx, { kind: 'dispute_lost', ...notice });
  if (state === 'inquiry') return notify(tx, { kind: 'payment_questioned', ...notice });
  if (isWithdrawn(state)) return notify(tx, { kind: 'payment_disputed', ...notice });
}

/** One dispute as Stripe has it. */
async function applyDispute(
  read: Read,
  paymentId: number,
  received: Stripe.Dispute,
): Promise<void> {
  const { dependencies, tx, now, readAt } = read;
  const known = await findDispute(tx, received.id);
  // Of two reads at once the later one is stored.
  if (known !== undefined && known.updated_at > readAt) return;
  const timeZone = await getTimeZone(tx);
  const opened_at = new Date(received.created * 1000);
  const today = academyDay(now, timeZone);
  const opened = opened_at < now ? academyDay(opened_at, timeZone) : today;
  const state = disputeState(received.status);
  const { due_by } = received.evidence_details;
  const dispute: StripeDisputeState = {
    stripe_dispute: received.id,
    payment_id: paymentId,
    amount: disputedAmount(
      { cents: received.amount, currency: received.currency },
      await getPayment(tx, paymentId),
    ),
    reason: received.reason,
    state,
    due_at: due_by === null ? null : new Date(due_by * 1000),
    opened_at,
    ...decideDisputeDays(state, known ?? null, { opened, today }),
  };
  if (isSame(known, dispute)) return;
  const within = { ...dependencies, database: { ...dependencies.database, db: tx } };
  const put = (inner: Tx) => putDispute(inner, dispute, readAt);
  await changeRecord(within, STRIPE_ACTOR, paymentRecord, paymentId, undefined, put, 'dispute');
  await notifyAdmins(read, known, dispute);
}

/**
 * Reads the disputes of a payment from Stripe and stores their present state. Events come in any
 * order, so their contents are not used.
 */
export const stripeDisputesJob = defineJob({
  kind: 'stripe_disputes',
  payload: z.object({ payment_intent: z.string() }),
  run: async (dependencies: Dependencies, { payment_intent }, { now }) => {
    const { db } = dependencies.database;
    const paymentId = await findStripePayment(db, payment_intent);
    if (paymentId === null) return;
    const readAt = dependencies.now();
    const stripe = await stripeFor(dependencies);
    const { data } = await stripe.disputes.list({ payment_intent, limit: MAX_DISPUTES });
    await inTransaction(db, async (tx) => {
      await lockPayment(tx, paymentId);
      for (const received of data.toSorted((a, b) => a.created - b.created)) {
        await applyDispute({ dependencies, tx, now, readAt }, paymentId, received);
      }
    });
  },
});
