import { expect, test } from 'vitest';
import { decideForeignRefund, refundState } from './stripe-refunds.rules.ts';

test.each([
  ['succeeded', 'succeeded'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['something_new', 'pending'],
  [null, 'pending'],
])('a refund that Stripe calls %s is %s', (status, state) => {
  expect(refundState(status)).toBe(state);
});

const refused = { refund_id: 7, amount: 10, state: 'failed' } as const;
const waiting = { refund_id: 8, amount: 10, state: 'requested' } as const;
const foreign = { amountCents: 1000, state: 'succeeded', left: 49.9, unlinked: [] } as const;

test.each([
  ['is recorded', foreign, 'record'],
  ['that is on its way is recorded', { ...foreign, state: 'pending' }, 'record'],
  ['that failed is none', { ...foreign, state: 'failed' }, 'none'],
  ['is the one that was refused before', { ...foreign, unlinked: [refused] }, { is: 7 }],
  ['is another than one that waits', { ...foreign, unlinked: [waiting] }, 'record'],
  [
    'is the one that waits, with nothing left',
    { ...foreign, left: 5, unlinked: [waiting] },
    { is: 8 },
  ],
  ['of another amount is another', { ...foreign, amountCents: 500, unlinked: [refused] }, 'record'],
  ['of all that is left is recorded', { ...foreign, left: 10 }, 'record'],
  ['of more than is left is too much', { ...foreign, left: 9.99 }, 'excess'],
] as const)('a refund made at Stripe %s', (_, refund, decision) => {
  expect(decideForeignRefund(refund)).toEqual(decision);
});
