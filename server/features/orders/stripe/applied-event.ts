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
}

/**
 * Locks the order that a page was for. @returns null for a page that is none of ours: an account at
 * Stripe may sell other things, and several academies
 */
export async function lockOrderOf(
  { metadata }: Stripe.Checkout.Session,
  { tx, now }: Applied,
): Promise<AdminOrder | null> {
  const id = /^[1-9]\d{0,8}$/.exec(metadata?.order_id ?? '')?.[0];
  if (id === undefined) return null;
  const locked = await lockCourseOrder(tx, Number(id));
  if (locked === undefined || locked.reference !== metadata?.reference) return null;
  return presentAdminOrder(await getOrder(tx, locked.order_id), now);
}
