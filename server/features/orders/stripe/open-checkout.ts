import type Stripe from 'stripe';
import type { Order } from '#contract/checkout.ts';
import { inTransaction } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import { toCents } from '#domain/money.ts';
import { PAID_PARAM } from '#domain/order-methods.ts';
import { MINUTE_MS } from '#domain/units.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { stripeOf } from '#server/features/payments/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { StripeSettings } from '#server/settings.ts';
import { getOrder, getOwnOrder } from '../orders.queries.ts';
import { lockCourseOrder } from '../orders.store.ts';
import { presentOrder } from '../present-order.ts';
import { endPage } from './end-checkout-job.ts';
import { findCheckout, putCheckout } from './stripe-checkouts.store.ts';

/** Stripe opens no page for less than half an hour; its clock may differ from ours. */
const SHORTEST_MS = 31 * MINUTE_MS;
/** What Stripe takes as the name of a product. */
const LONGEST_NAME = 250;

/** Who is sent to Stripe, and where they return to. */
export interface Visit {
  locale: Locale;
  /** Scheme and host of the academy. */
  origin: string;
  /** Called with the error where Stripe refuses or does not answer. */
  onFailure: (error: unknown) => void;
}

interface NewPage {
  attempt: number;
  now: Date;
}

/**
 * Creates the Checkout page of an order at Stripe. The idempotency key is made from the input, so
 * that equal requests, also at once, get the same page.
 */
async function createSession(
  settings: StripeSettings,
  order: Order,
  { locale, origin }: Visit,
  { attempt, now }: NewPage,
): Promise<Stripe.Checkout.Session> {
  const stripe = await stripeOf(settings);
  const end = Math.max(Date.parse(order.expires_at), now.getTime() + SHORTEST_MS);
  const expires_at = Math.floor(end / 1000);
  const page = `${origin}/orders/${order.order_id}`;
  const [first, second] =
    locale === 'zh'
      ? [order.course_title_zh, order.course_title]
      : [order.course_title, order.course_title_zh];
  // Events name the order by its id and its reference: the id alone may be that of another
  // academy's order.
  const metadata = { order_id: String(order.order_id), reference: order.reference };
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: order.currency.toLowerCase(),
            unit_amount: toCents(order.amount),
            product_data: { name: (first || second).slice(0, LONGEST_NAME) },
          },
        },
      ],
      client_reference_id: String(order.order_id),
      metadata,
      payment_intent_data: { metadata, description: order.order_number },
      // The price is in the currency that the learner chose; nothing is converted.
      adaptive_pricing: { enabled: false },
      locale,
      expires_at,
      success_url: `${page}?${PAID_PARAM}=1`,
      cancel_url: page,
    },
    { idempotencyKey: `checkout:${order.reference}:${attempt}:${locale}:${expires_at}` },
  );
}

/**
 * Creates and stores the page of Stripe for an order that is to be paid there; an open page stays.
 * The request to Stripe is outside of any transaction.
 * @returns the order; without `payment_url` where it cannot be paid there, or Stripe does not
 *   answer
 */
export async function offerCheckout(
  { database: { db }, settings, now }: Dependencies,
  { order_id: orderId }: Pick<Order, 'order_id'>,
  visit: Visit,
): Promise<Order> {
  // Read before the order: if another request stores a page between the two reads, the order has
  // it.
  const before = await findCheckout(db, orderId);
  const order = await presentOrder(db, await getOrder(db, orderId, now()), now());
  const isWaiting = order.status === 'pending' && order.method === 'stripe' && !order.is_settling;
  if (!isWaiting || order.course_is_open || order.payment_url !== null || settings.stripe === null)
    return order;
  const attempt = (before?.attempt ?? 0) + 1;
  const session = await createSession(settings.stripe, order, visit, { attempt, now: now() }).catch(
    (error: unknown) => {
      visit.onFailure(error);
      return null;
    },
  );
  if (!session?.url) return order;
  const { id: sessionId, url, expires_at: expiresAt } = session;
  const [isStored, offered] = await inTransaction(db, async (tx) => {
    const at = now();
    const locked = await lockCourseOrder(tx, orderId);
    // It may have been paid, cancelled or changed while Stripe was asked.
    const isSame = locked?.status === 'pending' && locked.reference === order.reference;
    if (isSame && !locked.is_settling) {
      const page = { sessionId, url, attempt, expiresAt: new Date(expiresAt * 1000), now: at };
      await putCheckout(tx, { orderId, ...page });
    }
    return [isSame, await presentOrder(tx, await getOrder(tx, orderId, at), at)] as const;
  });
  if (!isStored) await endPage(settings.stripe, sessionId).catch(visit.onFailure);
  return offered;
}

/**
 * Where a learner pays an open order of theirs.
 * @throws AppError NOT_FOUND; INVALID_STATE where it is closed, is not paid through Stripe, or was
 *   paid there already; UNAVAILABLE without Stripe; SERVICE_UNAVAILABLE where it does not answer
 */
export async function payOwnOrder(
  dependencies: Dependencies,
  { userId }: CurrentUser,
  { orderId, visit }: { orderId: number; visit: Visit },
): Promise<Order> {
  const { db } = dependencies.database;
  const now = dependencies.now();
  const order = await presentOrder(db, await getOwnOrder(db, orderId, { userId, now }), now);
  if (order.course_is_open) {
    throw new AppError('INVALID_STATE', { msg: 'messages.orders.openAlready' });
  }
  if (order.status !== 'pending') {
    throw new AppError('INVALID_STATE', { msg: `messages.orders.is.${order.status}` });
  }
  if (order.method !== 'stripe') {
    throw new AppError('INVALID_STATE', { msg: 'messages.orders.notByStripe' });
  }
  if (order.is_settling) {
    throw new AppError('INVALID_STATE', { msg: 'messages.orders.settling' });
  }
  if (dependencies.settings.stripe === null) {
    throw new AppError('UNAVAILABLE', { msg: 'messages.orders.stripeOff' });
  }
  const offered = await offerCheckout(dependencies, order, visit);
  if (offered.payment_url !== null || offered.status !== 'pending') return offered;
  throw new AppError('SERVICE_UNAVAILABLE', {
    msg: 'messages.orders.stripeAway',
    unavailable: 'stripe',
  });
}
