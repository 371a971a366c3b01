import { fromCents, toCents } from '#domain/currencies.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';

/** What is left of a payment after its refunds. */
export function leftOf({ amount, refunded }: { amount: number; refunded: number }): number {
  return fromCents(toCents(amount) - toCents(refunded));
}

interface RefundablePayment {
  amount: number;
  refunded: number;
  currency: string;
  voided_at: string | null;
}

/**
 * Whether an amount can be given back of a payment.
 * @throws AppError INVALID_STATE for a payment that is void or wholly refunded; VALIDATION_FAILED
 *   for more than is left of it
 */
export function assertRefundable(payment: RefundablePayment, amount: number): void {
  if (payment.voided_at !== null) {
    throw new AppError('INVALID_STATE', { msg: 'messages.payments.isVoid' });
  }
  const left = leftOf(payment);
  if (left === 0) throw new AppError('INVALID_STATE', { msg: 'messages.payments.isRefunded' });
  if (toCents(amount) > toCents(left)) {
    const params = { left: `${payment.currency} ${left.toFixed(2)}` };
    throw fieldError('VALIDATION_FAILED', 'amount', {
      key: 'messages.payments.refundAbove',
      params,
    });
  }
}
