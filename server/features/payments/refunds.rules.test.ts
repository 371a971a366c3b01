import { expect, test } from 'vitest';
import { assertRefundable, leftOf } from './refunds.rules.ts';

const payment = {
  amount: 99.9,
  refunded: 0,
  disputed: 0,
  currency: 'USD',
  voided_at: null,
} as const;

test.each([
  [99.9, 0, 99.9],
  [0.3, 0.1, 0.2],
  [10, 9.99, 0.01],
  [4.35, 4.35, 0],
])('of %d, with %d refunded, %d is left', (amount, refunded, left) => {
  expect(leftOf({ amount, refunded, disputed: 0 })).toBe(left);
});

test('all that is left can be refunded, and not a cent more', () => {
  expect(() => assertRefundable(payment, 99.9)).not.toThrow();
  expect(() => assertRefundable({ ...payment, refunded: 99.8 }, 0.1)).not.toThrow();
  expect(() => assertRefundable(payment, 99.91)).toThrow('VALIDATION_FAILED');
  expect(() => assertRefundable({ ...payment, refunded: 99.8 }, 0.11)).toThrow('VALIDATION_FAILED');
});

test('what the payer has by a dispute is not refunded as well', () => {
  expect(leftOf({ amount: 99.9, refunded: 10, disputed: 50 })).toBe(39.9);
  expect(leftOf({ amount: 99.9, refunded: 10, disputed: 99.9 })).toBe(0);
  expect(() => assertRefundable({ ...payment, disputed: 50 }, 49.9)).not.toThrow();
  expect(() => assertRefundable({ ...payment, disputed: 50 }, 50)).toThrow('VALIDATION_FAILED');
  expect(() => assertRefundable({ ...payment, disputed: 99.9 }, 1)).toThrow('INVALID_STATE');
});

test('what is void or refunded in full is not refunded', () => {
  const voided = { ...payment, voided_at: '2026-03-01T00:00:00.000Z' };
  expect(() => assertRefundable(voided, 1)).toThrow('INVALID_STATE');
  expect(() => assertRefundable({ ...payment, refunded: 99.9 }, 1)).toThrow('INVALID_STATE');
});
