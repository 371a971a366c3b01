import { expect, test } from 'vitest';
import type { CourseAccess, Viewer } from '#domain/course-access.ts';
import {
  decideCancellation,
  decideConfirmation,
  decideOrdering,
  orderExpiry,
  statusNow,
  takesReceipt,
} from './orders.rules.ts';

const noon = new Date('2026-03-02T12:00:00Z');
const learner: Viewer = { userId: 1, role: 'student' };
const course: CourseAccess = {
  status: 'active',
  archived_at: null,
  points_required: 300,
  price_usd: 0,
  price_cny: 0,
  price_sgd: 39,
  price_myr: 0,
  teacher_user_id: 2,
  is_redeemed_by_user: false,
  is_begun_by_user: false,
};

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

test.each([
  ['is for sale', {}, learner, 'order'],
  ['is open by a grant', { is_redeemed_by_user: true }, learner, 'ALREADY_REDEEMED'],
  ['was begun while it was free', { is_begun_by_user: true }, learner, 'ALREADY_REDEEMED'],
  ['is free', { points_required: 0, price_sgd: 0 }, learner, 'ALREADY_REDEEMED'],
  ['is the caller’s own', {}, { userId: 2, role: 'teacher' }, 'ALREADY_REDEEMED'],
  ['is for points alone', { price_sgd: 0 }, learner, 'UNAVAILABLE'],
  ['is off the lists', { status: 'inactive' }, learner, 'UNAVAILABLE'],
  ['is archived', { archived_at: noon }, learner, 'UNAVAILABLE'],
] as const)('a course that %s: %o', (_, change, viewer, decision) => {
  expect(decideOrdering({ ...course, ...change }, viewer)).toBe(decision);
});

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
  ['pending', 'cancel'],
  ['cancelled', 'done'],
  ['expired', 'closed'],
  ['paid', 'closed'],
] as const)('cancelling an order that is %s: %s', (status, decision) => {
  expect(decideCancellation(status)).toBe(decision);
});
