import type Stripe from 'stripe';
import type { AdminOrder } from '#contract/orders-admin.ts';
import { MAX_AMOUNT } from '#contract/payments-admin.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { type Currency, currencyFrom } from '#domain/currencies.ts';
import { fromCents, toCents } from '#domain/money.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { changeRecord } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import {
  findPaymentIntent,
  findStripePayment,
  linkStripePayment,
  recordPaymentWithin,
  STRIPE_ACTOR,
  stripeDisputesJob,
  stripeRefundsJob,
} from '#server/features/payments/index.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { isUnpaid } from '../confirm-or-cancel-order.rules.ts';
import { getOrder, isOpenTo } from '../orders.queries.ts';
import { restoreTerms } from '../orders.store.ts';
import { presentAdminOrder } from '../present-order.ts';
import { orderRecord, settleOrder } from '../settle-order.ts';
import { type Applied, lockOrderOf } from './applied-event.ts';
import { queueCheckoutEnd } from './end-checkout-job.ts';
import { endUnpaidCheckout } from './end-unpaid-checkout.ts';
import { isUsableEvent } from './is-usable-event.ts';
import { insertStripeEvent, setCheckoutState } from './stripe-checkouts.store.ts';
import { decideArrival, decideCheckoutState } from './stripe-events.rules.ts';

interface Money {
  amount: number;
  currency: Currency;
}

/** What was paid on a page; null: nothing that the academy can record. */
function moneyOf({ amount_total: cents, currency: code }: Stripe.Checkout.Session): Money | null {
  const currency = currencyFrom(code?.toUpperCase());
  if (currency === null || !Number.isInteger(cents)) return null;
  const amount = fromCents(cents ?? 0);
  return amount > 0 && amount <= MAX_AMOUNT ? { amount, currency } : null;
}

/** A payment that has arrived through a Checkout page of Stripe. */
interface Arrival {
  session: Stripe.Checkout.Session;
  money: Money;
  paymentIntent: string;
  /** The time of the event itself: one that is delivered late does not date the payment later. */
  paidAt: Date;
}

const idOf = (value: string | { id: string } | null) =>
  typeof value === 'object' ? (value?.id ?? null) : value;

/** The academy's day on which money arrived, today at the latest. */
async function dayOf(paidAt: Date, { tx, now }: Applied): Promise<string> {
  return academyDay(paidAt < now ? paidAt : now, await getTimeZone(tx));
}

/** The order is paid, as by an admin's confirmation. */
function confirm(applied: Applied, order: AdminOrder, { paymentIntent, paidAt }: Arrival) {
  const { dependencies, now } = applied;
  const within = {
    ...dependencies,
    database: { ...dependencies.database, db: applied.tx },
  };
  const pay = async (tx: Tx, before: AdminOrder) => {
    const body = { paid_on: await dayOf(paidAt, { ...applied, tx }), note: paymentIntent };
    const paymentId = await settleOrder(
      { dependencies, tx, actor: STRIPE_ACTOR },
      before,
      body,
      now,
    );
    await linkStripePayment(tx, { paymentId, paymentIntent }, now);
  };
  const { order_id: id } = order;
  return changeRecord(
    within,
    STRIPE_ACTOR,
    orderRecord(now),
    id,
    undefined,
    pay,
    'confirm_payment',
  );
}

/** Notifies admins of a payment that has to be refunded or used for something else. */
async function notifyUnexpected(
  { tx, now }: Applied,
  { course_id, user_id }: AdminOrder,
  { money, paymentIntent }: Pick<Arrival, 'money' | 'paymentIntent'>,
): Promise<void> {
  const payment_id = await findStripePayment(tx, paymentIntent);
  if (payment_id === null) return;
  const params = { ...money, course_id, person_id: user_id, payment_id };
  await notify(tx, { kind: 'payment_unexpected', to: 'admins', params, cause: payment_id, now });
}

/** Records money that pays no order, and notifies admins, who decide what becomes of it. */
async function recordApart(
  applied: Applied,
  order: AdminOrder,
  { money, paymentIntent, paidAt }: Arrival,
  { opensCourse }: { opensCourse: boolean },
): Promise<void> {
  const { dependencies, tx, now } = applied;
  const { amount, currency } = money;
  const { user_id, course_id, order_number } = order;
  const body = {
    amount,
    currency,
    paid_on: await dayOf(paidAt, applied),
    method: 'card' as const,
    user_id,
    course_id: opensCourse ? course_id : null,
    note: `${order_number} · ${paymentIntent}`,
  };
  const origin = { provider: 'stripe', discount: null, hasOwnEmail: false } as const;
  const { payment_id } = await recordPaymentWithin(dependencies, tx, STRIPE_ACTOR, body, origin);
  await linkStripePayment(tx, { paymentId: payment_id, paymentIntent }, now);
  await notifyUnexpected(applied, order, { money, paymentIntent });
}

const isSameMoney = (one: Money, other: Money) =>
  one.currency === other.currency && toCents(one.amount) === toCents(other.amount);

/** The order as it was on the page that was paid: where it was changed since, it is set back. */
async function asPaid(
  { tx, now }: Applied,
  order: AdminOrder,
  { session, money }: Pick<Arrival, 'session' | 'money'>,
): Promise<{ order: AdminOrder; isCurrent: boolean }> {
  const reference = session.metadata?.reference ?? '';
  if (reference === order.reference) return { order, isCurrent: true };
  const earlier = order.earlier_terms.find((terms) => terms.reference === reference);
  const restores = earlier !== undefined && isUnpaid(order.status) && isSameMoney(money, earlier);
  if (!restores) return { order, isCurrent: false };
  await restoreTerms(tx, order.order_id, reference);
  const restored = presentAdminOrder(await getOrder(tx, order.order_id, now), now);
  return { order: restored, isCurrent: true };
}

/** Notifies admins of money that cannot be recorded here: they look at Stripe. */
async function notifyUnusable(
  { tx, now, onUnusable }: Applied,
  { order_id, course_id, user_id }: AdminOrder,
  { id }: Stripe.Checkout.Session,
): Promise<void> {
  onUnusable('the amount or the currency that was paid cannot be recorded');
  const params = { order_id, course_id, person_id: user_id };
  await notify(tx, { kind: 'payment_unusable', to: 'admins', params, cause: id, now });
}

/** Handles money that has arrived for an order, whatever the order's status. */
async function takePayment(
  applied: Applied,
  { session, ...sent }: Omit<Arrival, 'money'>,
): Promise<void> {
  const { tx, now } = applied;
  const { paymentIntent } = sent;
  const found = await lockOrderOf(session, applied);
  if (found === null) return;
  await setCheckoutState(tx, session.id, () => 'ended');
  const money = moneyOf(session);
  if (money === null) return notifyUnusable(applied, found, session);
  const arrival = { session, money, ...sent };
  const { order, isCurrent } = await asPaid(applied, found, arrival);
  const { payment_id: paymentId } = order;
  const paidBy = paymentId === null ? null : await findPaymentIntent(tx, paymentId);
  const decision = decideArrival({
    status: order.status,
    matches: isSameMoney(money, order),
    isKnown: (await findStripePayment(tx, paymentIntent)) !== null,
    // An order that a coupon paid in full has no payment that could be this one.
    // Nor has one that was changed and paid in another way since.
    isPaidByStripe: paidBy !== null || paymentId === null || !isCurrent,
  });
  if (decision === 'confirm') {
    await confirm(applied, order, arrival);
    // Ends a page that was opened after a failed payment: nobody pays twice.
    await queueCheckoutEnd(tx, order.order_id, now);
    // The course was open already: admins refund it, or open another course.
    if (order.course_is_open) await notifyUnexpected(applied, order, { money, paymentIntent });
  }
  if (decision === 'adopt' && paymentId !== null) {
    await linkStripePayment(tx, { paymentId, paymentIntent }, now);
  }
  if (decision === 'apart' || decision === 'unmatched') {
    const { user_id: userId, course_id: courseId } = order;
    const opensCourse = decision === 'apart' && !(await isOpenTo(tx, { userId, courseId }, now));
    await recordApart(applied, order, arrival, { opensCourse });
  }
}

type SessionEvent = Extract<Stripe.Event, { type: `checkout.session.${string}` }>;

async function applySessionEvent(applied: Applied, event: SessionEvent): Promise<void> {
  const session = event.data.object;
  if (event.type === 'checkout.session.expired')
    return endUnpaidCheckout(applied, session, 'expired');
  if (event.type === 'checkout.session.async_payment_failed') {
    return endUnpaidCheckout(applied, session, 'failed');
  }
  if (session.payment_status !== 'paid') {
    await setCheckoutState(applied.tx, session.id, (before) =>
      decideCheckoutState(before, 'completed'),
    );
    return;
  }
  const paymentIntent = idOf(session.payment_intent);
  if (paymentIntent === null) return;
  await takePayment(applied, { session, paymentIntent, paidAt: new Date(event.created * 1000) });
}

const isSessionEvent = (event: Stripe.Event): event is SessionEvent =>
  [
    'checkout.session.completed',
    'checkout.session.expired',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
  ].includes(event.type);

/** A later change of a payment's money, and the job that reads it from Stripe. */
interface Aftermath {
  paymentIntent: string | null;
  job: typeof stripeRefundsJob | typeof stripeDisputesJob;
}

/** What an event says of refunds or disputes of a payment; null: it is about something else. */
function aftermathOf(event: Stripe.Event): Aftermath | null {
  switch (event.type) {
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { paymentIntent: idOf(event.data.object.payment_intent), job: stripeRefundsJob };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { paymentIntent: idOf(event.data.object.payment_intent), job: stripeDisputesJob };
    default:
      return null;
  }
}

/**
 * Applies an event of Stripe, in one transaction with the record that it was applied: delivered
 * again, or fifty times at once, it is applied once. Events about nothing of this academy are
 * ignored, and those that cannot be applied are reported: answered by an error, Stripe would send
 * them again for three days.
 * @param onUnusable called with the reason
 */
export async function applyStripeEvent(
  dependencies: Dependencies,
  event: Stripe.Event,
  onUnusable: Applied['onUnusable'],
): Promise<void> {
  if (!isUsableEvent(event)) return onUnusable('it has another shape than the events of Stripe');
  const aftermath = aftermathOf(event);
  const paymentIntent = aftermath?.paymentIntent ?? null;
  if (paymentIntent === null && !isSessionEvent(event)) return;
  const now = dependencies.now();
  await inTransaction(dependencies.database.db, async (tx) => {
    const stored = { eventId: event.id, type: event.type, paymentIntent, now };
    if (!(await insertStripeEvent(tx, stored))) return;
    if (isSessionEvent(event)) {
      return applySessionEvent({ dependencies, tx, now, onUnusable }, event);
    }
    // Of a payment that is not known yet: `linkStripePayment` applies it once the payment is
    // recorded.
    if (aftermath === null || paymentIntent === null) return;
    if ((await findStripePayment(tx, paymentIntent)) === null) return;
    await queueJob(tx, aftermath.job, { payload: { payment_intent: paymentIntent } }, now);
  });
}
