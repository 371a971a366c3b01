import type { OrderStatus } from '#domain/order-methods.ts';

/**
 * The outcome of confirming an order. An expired one is confirmed only where the admin says so: its
 * price may have changed since.
 */
export function decideConfirmation(
  status: OrderStatus,
  { acceptExpired }: { acceptExpired: boolean },
): 'confirm' | 'expired' | 'closed' {
  if (status === 'pending') return 'confirm';
  if (status !== 'expired') return 'closed';
  return acceptExpired ? 'confirm' : 'expired';
}

/**
 * The outcome of cancelling an order. An expired one needs none, unless staff reject its proof of
 * payment.
 */
export function decideCancellation(
  status: OrderStatus,
  { rejectsReceipt }: { rejectsReceipt: boolean },
): 'cancel' | 'done' | 'closed' {
  if (status === 'pending' || (status === 'expired' && rejectsReceipt)) return 'cancel';
  return status === 'cancelled' ? 'done' : 'closed';
}

/** Whether no money has arrived for an order, and it can still be paid. */
export function isUnpaid(status: OrderStatus): boolean {
  return status === 'pending' || status === 'expired';
}

/**
 * Whether a proof of payment can be sent: an expired order may have been paid at the last moment.
 */
export function takesReceipt(status: OrderStatus): boolean {
  return isUnpaid(status);
}
