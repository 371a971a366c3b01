import { expect, test } from 'vitest';
import { orderExpiry, statusNow } from './order-expiry.rules.ts';

const noon = new Date('2026-03-02T12:00:00Z');

test('an order can be paid for three days', () => {
  expect(orderExpiry(noon, 'paynow')).toEqual(new Date('2026-03-05T12:00:00Z'));
});

test('an order that is paid through Stripe ends with its page, within a day', () => {
  expect(orderExpiry(noon, 'stripe')).toEqual(new Date('2026-03-03T11:00:00Z'));
});

test('an order whose money is on the way does not expire', () => {
  const order = { status: 'pending', expires_at: noon, receipt_file_id: null } as const;
  expect(statusNow({ ...order, is_settling: true }, noon)).toBe('pending');
});

test.each([
  ['pending', new Date(noon.getTime() + 1), null, 'pending'],
  ['pending', noon, null, 'expired'],
  ['pending', noon, 7, 'pending'],
  ['paid', noon, null, 'paid'],
  ['cancelled', noon, null, 'cancelled'],
] as const)(
  'an order that is %s, ends at %s and has the receipt %s is %s',
  (status, expires_at, receipt_file_id, now) => {
    const order = { status, expires_at, receipt_file_id, is_settling: false };
    expect(statusNow(order, noon)).toBe(now);
  },
);
