import type Stripe from 'stripe';
import type { AdminOrder } from '#contract/orders-admin.ts';
import type { Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getOrder } from '../orders.queries.ts';
import { lockCourseOrder } from '../orders.store.ts';
import { presentAdminOrder } from '../present-order.ts';

/** The transaction in which an event of Stripe has its effect. */
export interface Applied {
  dependencies: Dependencies;
  tx: Tx;
  now: Date;
  /** Called with the reason where an event cannot be applied as it is; sent again, it never could. */
  onUnusable: (reason: string) => void;
}

/**
 * Locks the order that a page was for, also by a reference that it had before it was changed.
 * @returns null for a page that is none of ours: an account at Stripe may sell other things, and
 *   several academies
 */
export async function lockOrderOf(
  { metadata }: Stripe.Checkout.Session,
  { tx, now }: Applied,
): Promise<AdminOrder | null> {
  const id = /^[1-9]\d{0,8}$/.exec(metadata?.order_id ?? '')?.[0];
  if (id === undefined) return null;
  const locked = await lockCourseOrder(tx, Number(id));
  if (locked === undefined) return null;
  const order = presentAdminOrder(await getOrder(tx, locked.order_id, now), now);
  const references = [order, ...order.earlier_terms].map(({ reference }) => reference);
  return references.includes(metadata?.reference ?? '') ? order : null;
}
