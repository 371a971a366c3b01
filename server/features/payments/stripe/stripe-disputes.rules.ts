import { type DisputeState, isWithdrawn } from '#domain/dispute-states.ts';
import { fromCents, toCents } from '#domain/money.ts';

const states: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  under_review: 'under_review',
  appeal_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
};

/**
 * The state of a dispute by its status at Stripe; statuses that Stripe may add count as withdrawn
 * money.
 */
export const disputeState = (status: string): DisputeState => states[status] ?? 'under_review';

interface StripeAmount {
  cents: number;
  currency: string;
}

/**
 * How much of a payment is disputed: never more than it, which exchange rates may make of it.
 * @param paid what it was, and in which currency
 */
export function disputedAmount(
  { cents, currency }: StripeAmount,
  paid: { amount: number; currency: string },
): number {
  if (currency.toUpperCase() !== paid.currency) return paid.amount;
  return fromCents(Math.min(cents, toCents(paid.amount)));
}

/** When money was withdrawn and returned, as academy days. */
export interface DisputeDays {
  withdrawn_on: string | null;
  returned_on: string | null;
}

/**
 * The days of a dispute in its state: a day that is known stays, one that the state contradicts
 * goes. Events come in any order, so that one which was won may have been open the day before.
 * @param before what is known; null: it is heard of for the first time
 */
export function decideDisputeDays(
  state: DisputeState,
  before: DisputeDays | null,
  { opened, today }: { opened: string; today: string },
): DisputeDays {
  const isOut = isWithdrawn(state);
  if (!isOut && state !== 'won') return { withdrawn_on: null, returned_on: null };
  const withdrawn_on = before?.withdrawn_on ?? (before === null ? opened : today);
  return { withdrawn_on, returned_on: isOut ? null : (before?.returned_on ?? today) };
}
