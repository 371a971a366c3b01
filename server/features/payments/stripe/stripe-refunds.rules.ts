import { toCents } from '#domain/currencies.ts';

/** What Stripe makes of a refund. */
export type StripeRefundState = 'requested' | 'pending' | 'succeeded' | 'failed';

/** A refund's state, in the words of Stripe; what they may add later is on its way. */
export function refundState(status: string | null): Exclude<StripeRefundState, 'requested'> {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** A refund here of which Stripe knows nothing. */
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
 * What a refund is here that was made at Stripe: the same as one that Stripe has refused before, and
 * that somebody then made by hand; one that we have not heard of; or, where no more is left, the one
 * that waits in our queue.
 * @returns `none` for one that came to nothing, `excess` for more than was paid
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
