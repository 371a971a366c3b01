import { expect, test } from 'vitest';
import {
  decideCancellation,
  decideConfirmation,
  takesReceipt,
} from './confirm-or-cancel-order.rules.ts';

test('an expired order needs an explicit choice', () => {
  expect(decideConfirmation('pending', { acceptExpired: false })).toBe('confirm');
  expect(decideConfirmation('expired', { acceptExpired: false })).toBe('expired');
  expect(decideConfirmation('expired', { acceptExpired: true })).toBe('confirm');
});

test.each(['paid', 'partly_refunded', 'refunded', 'cancelled'] as const)(
  'an order that is %s is not confirmed, whatever is accepted',
  (status) => {
    expect(decideConfirmation(status, { acceptExpired: true })).toBe('closed');
    expect(takesReceipt(status)).toBe(false);
  },
);

test.each([
  ['pending', false, 'cancel'],
  ['pending', true, 'cancel'],
  ['cancelled', true, 'done'],
  ['expired', false, 'closed'],
  ['expired', true, 'cancel'],
  ['paid', true, 'closed'],
] as const)('cancelling an order that is %s, with a proof to reject: %s, is %s', (...row) => {
  const [status, rejectsReceipt, decision] = row;
  expect(decideCancellation(status, { rejectsReceipt })).toBe(decision);
});
