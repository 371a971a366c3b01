import type { OrderStatus } from '#domain/order-methods.ts';

/** What an order is when Stripe says that its money arrived. */
export interface OrderToPay {
  status: OrderStatus;
  /** The amount and the currency that arrived are those of the order. */
  matches: boolean;
  /** This payment of Stripe was recorded already. */
  isKnown: boolean;
  /** Where the order is paid: by a payment that Stripe has reported. */
  isPaidByStripe: boolean;
}

/**
 * What becomes of money that arrived:
 * - `confirm`: the order is paid, as by an admin's confirmation;
 * - `adopt`: an admin confirmed the order before, and this is that money;
 * - `apart`: the order is cancelled, or paid already; the money is recorded beside it, opens the
 *   course, and admins are notified;
 * - `unmatched`: the amount is not that of the order; it is recorded, opens nothing, and admins
 *   are notified;
 * - `none`: it is recorded already.
 */
export function decideArrival({
  status,
  matches,
  isKnown,
  isPaidByStripe,
}: OrderToPay): 'confirm' | 'adopt' | 'apart' | 'unmatched' | 'none' {
  if (isKnown) return 'none';
  if (!matches) return 'unmatched';
  if (status === 'pending' || status === 'expired') return 'confirm';
  return status === 'cancelled' || isPaidByStripe ? 'apart' : 'adopt';
}

/** The state of the page on which an order is paid. */
export type CheckoutState = 'open' | 'settling' | 'ended';

/**
 * The state of the page after an event that brings no money. Events come in any order: an earlier
 * event never reopens what was paid since.
 */
export function decideCheckoutState(
  before: CheckoutState,
  event: 'completed' | 'failed' | 'expired',
): CheckoutState {
  if (event === 'completed') return before === 'open' ? 'settling' : before;
  if (event === 'failed') return 'ended';
  return before === 'settling' ? before : 'ended';
}
