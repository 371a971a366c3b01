import { expect, test } from 'vitest';
import { orderExpiry, reviewEnd, statusNow } from './order-expiry.rules.ts';

const noon = new Date('2026-03-02T12:00:00Z');

test('an order can be paid for three days', () => {
  expect(orderExpiry(noon, 'paynow')).toEqual(new Date('2026-03-05T12:00:00Z'));
});

test('an order that is paid through Stripe ends with its page, within a day', () => {
  expect(orderExpiry(noon, 'stripe')).toEqual(new Date('2026-03-03T11:00:00Z'));
});

test('an order whose money is on the way does not expire', () => {
  const order = { status: 'pending', expires_at: noon } as const;
  expect(statusNow({ ...order, is_settling: true }, noon)).toBe('pending');
});

test.each([
  ['pending', new Date(noon.getTime() + 1), 'pending'],
  ['pending', noon, 'expired'],
  ['paid', noon, 'paid'],
  ['cancelled', noon, 'cancelled'],
] as const)('an order that is %s and ends at %s is %s', (status, expires_at, now) => {
  expect(statusNow({ status, expires_at, is_settling: false }, noon)).toBe(now);
});

test('a proof of payment is checked within a week', () => {
  expect(reviewEnd(noon, noon)).toEqual(new Date('2026-03-09T12:00:00Z'));
});

test('changes and further proofs keep no order open for more than ten days', () => {
  const tenDaysAgo = new Date('2026-02-21T12:00:00Z');
  const end = new Date('2026-03-03T12:00:00Z');
  expect(orderExpiry(noon, 'paynow', tenDaysAgo)).toEqual(end);
  expect(reviewEnd(noon, tenDaysAgo)).toEqual(end);
});
