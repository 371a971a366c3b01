import type { Db, Tx } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';
import type { CheckoutState } from './stripe-events.rules.ts';

interface StripeCheckout {
  orderId: number;
  sessionId: string;
  url: string;
  attempt: number;
  expiresAt: Date;
  now: Date;
}

/** Stores the page on which an order is paid, in place of an earlier one. */
export async function putCheckout(tx: Tx, checkout: StripeCheckout): Promise<void> {
  const page = {
    session_id: checkout.sessionId,
    url: checkout.url,
    attempt: checkout.attempt,
    state: 'open' as const,
    failed_at: null,
    expires_at: checkout.expiresAt,
    created_at: checkout.now,
  };
  await tx
    .insertInto('stripe_checkouts')
    .values({ order_id: checkout.orderId, ...page })
    .onConflict((oc) =>
      oc
        .column('order_id')
        .doUpdateSet(page)
        // Requests at once are given the same page, which may have been paid meanwhile.
        .where('stripe_checkouts.session_id', '<>', checkout.sessionId),
    )
    .execute();
}

/** The latest page on which an order was to be paid; undefined: there was none. */
export function findCheckout(db: Db, orderId: number) {
  return db
    .selectFrom('stripe_checkouts')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/**
 * Changes the state of a page; one that is not the latest of its order stays as it is.
 * @returns whether it has another state now
 */
export async function setCheckoutState(
  tx: Tx,
  sessionId: string,
  next: (before: CheckoutState) => CheckoutState,
): Promise<boolean> {
  const row = await tx
    .selectFrom('stripe_checkouts')
    .select('state')
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return false;
  const state = next(row.state);
  if (state === row.state) return false;
  await tx
    .updateTable('stripe_checkouts')
    .set({ state })
    .where('session_id', '=', sessionId)
    .execute();
  return true;
}

/** Notes that the payment on a page, which has ended, did not arrive. */
export async function setCheckoutFailed(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('stripe_checkouts')
    .set({ failed_at: now })
    .where('session_id', '=', sessionId)
    .execute();
}

interface StoredEvent {
  eventId: string;
  type: string;
  /** null: it is about no refund. */
  paymentIntent: string | null;
  now: Date;
}

/** Notes an event; whoever sends it at the same time waits here. @returns false: it is known */
export async function insertStripeEvent(tx: Tx, event: StoredEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stripe_events')
    .values({
      event_id: event.eventId,
      type: event.type,
      payment_intent: event.paymentIntent,
      received_at: event.now,
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** How long events are kept: Stripe sends one again for three days, and on demand for thirty. */
const RETENTION_DAYS = 90;

/** Deletes events of long ago; with maintenance. */
export async function purgeOldStripeEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('stripe_events')
    .where('received_at', '<', new Date(now.getTime() - RETENTION_DAYS * DAY_MS))
    .execute();
}
