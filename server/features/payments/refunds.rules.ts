import type { Currency } from '#domain/currencies.ts';
import { formatPrice } from '#domain/format-price.ts';
import { fromCents, toCents } from '#domain/money.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';

interface Paid {
  amount: number;
  refunded: number;
  /** What disputes have withdrawn: the payer has it already. */
  disputed: number;
}

/** What is left of a payment after its refunds and disputes; nothing where they took more than it. */
export function leftOf({ amount, refunded, disputed }: Paid): number {
  return fromCents(Math.max(0, toCents(amount) - toCents(refunded) - toCents(disputed)));
}

interface RefundablePayment extends Paid {
  currency: Currency;
  voided_at: string | null;
}

/**
 * Whether an amount of a payment can be refunded.
 * @throws AppError INVALID_STATE for a payment that is void or wholly refunded; VALIDATION_FAILED
 *   for more than is left of it
 */
export function assertRefundable(payment: RefundablePayment, amount: number): void {
  if (payment.voided_at !== null) {
    throw new AppError('INVALID_STATE', { msg: 'messages.payments.isVoid' });
  }
  const left = leftOf(payment);
  if (left === 0 && payment.disputed > 0) {
    throw new AppError('INVALID_STATE', { msg: 'messages.payments.isDisputed' });
  }
  if (left === 0) throw new AppError('INVALID_STATE', { msg: 'messages.payments.isRefunded' });
  if (toCents(amount) > toCents(left)) {
    const params = { left: formatPrice(left, payment.currency) };
    throw fieldError('VALIDATION_FAILED', 'amount', {
      key: 'messages.payments.refundAbove',
      params,
    });
  }
}
