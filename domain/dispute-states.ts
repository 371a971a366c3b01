/**
 * The state of a dispute with a payer's bank: `inquiry`, the bank asks and has taken nothing;
 * `needs_response` and `under_review`, the money is withdrawn; `won`, it is back; `lost`; `closed`,
 * nothing was taken.
 */
export const disputeStates = [
  'inquiry',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'closed',
] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Why payers dispute, in Stripe's words; it may have others one day. */
export const disputeReasons = [
  'bank_cannot_process',
  'check_returned',
  'credit_not_processed',
  'customer_initiated',
  'debit_not_authorized',
  'duplicate',
  'fraudulent',
  'general',
  'incorrect_account_details',
  'insufficient_funds',
  'noncompliant',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;

/** Whether the money of a dispute in this state is with the payer. */
export function isWithdrawn(state: DisputeState): boolean {
  return state === 'needs_response' || state === 'under_review' || state === 'lost';
}
