import { toCents } from '#domain/money.ts';

/** The state of a refund at Stripe. */
export type StripeRefundState = 'requested' | 'pending' | 'succeeded' | 'failed';

/** The state of a refund by its status at Stripe; statuses that Stripe may add count as pending. */
export function refundState(status: string | null): Exclude<StripeRefundState, 'requested'> {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** A refund made here that is not linked to one at Stripe. */
export interface UnlinkedRefund {
  refund_id: number;
  amount: number;
  state: StripeRefundState;
}

interface ForeignRefund {
  amountCents: number;
  state: StripeRefundState;
  /** What is left of the payment here. */
  left: number;
  unlinked: readonly UnlinkedRefund[];
}

/**
 * Which refund here a refund at Stripe is: one that Stripe had refused, and that was then made
 * there by hand; a new one; or, where nothing is left of the payment, the one that waits in the
 * queue.
 * @returns `none` for one that failed, `excess` for more than was paid
 */
export function decideForeignRefund({
  amountCents,
  state,
  left,
  unlinked,
}: ForeignRefund): { is: number } | 'record' | 'none' | 'excess' {
  if (state === 'failed') return 'none';
  const same = unlinked.filter(({ amount }) => toCents(amount) === amountCents);
  const refused = same.find((one) => one.state === 'failed');
  if (refused) return { is: refused.refund_id };
  if (amountCents <= toCents(left)) return 'record';
  const waiting = same[0];
  return waiting ? { is: waiting.refund_id } : 'excess';
}
