import type Stripe from 'stripe';
import { notify, ownEmail } from '#server/features/notifications/index.ts';
import { isUnpaid } from '../confirm-or-cancel-order.rules.ts';
import { orderEmailJob } from '../order-email-job.ts';
import { orderExpiry } from '../order-expiry.rules.ts';
import { extendOrder } from '../orders.store.ts';
import { type Applied, lockOrderOf } from './applied-event.ts';
import { setCheckoutFailed, setCheckoutState } from './stripe-checkouts.store.ts';
import { decideCheckoutState } from './stripe-events.rules.ts';

/**
 * Handles a page of Stripe that has ended without money. Its learner is told how to pay after all,
 * unless the order is closed or the course is open to them by other means. After a refused payment
 * the order gets the time of a new one; an order whose page nobody paid on ends with it.
 */
export async function endUnpaidCheckout(
  applied: Applied,
  session: Stripe.Checkout.Session,
  news: 'failed' | 'expired',
): Promise<void> {
  const { tx, now } = applied;
  const order = await lockOrderOf(session, applied);
  const hasEnded = await setCheckoutState(tx, session.id, (before) =>
    decideCheckoutState(before, news),
  );
  if (order === null || !hasEnded || !isUnpaid(order.status)) return;
  const { order_id, user_id: userId, course_id } = order;
  if (news === 'failed') {
    await setCheckoutFailed(tx, session.id, now);
    await extendOrder(tx, order_id, orderExpiry(now, order.method));
  }
  if (order.course_is_open) return;
  await notify(tx, {
    kind: 'payment_failed',
    to: { userId },
    params: { course_id, order_id },
    cause: session.id,
    email: ownEmail(orderEmailJob, { order_id, news }),
    now,
  });
}
