import { describe, expect, test } from 'vitest';
import { isWithdrawn } from '#domain/dispute-states.ts';
import { decideDisputeDays, disputedAmount, disputeState } from './stripe-disputes.rules.ts';

test.each([
  ['warning_needs_response', 'inquiry', false],
  ['warning_closed', 'closed', false],
  ['prevented', 'closed', false],
  ['needs_response', 'needs_response', true],
  ['under_review', 'under_review', true],
  ['appeal_under_review', 'under_review', true],
  ['won', 'won', false],
  ['lost', 'lost', true],
  ['something_new', 'under_review', true],
] as const)('%s is %s, its money withdrawn: %s', (status, state, isOut) => {
  expect(disputeState(status)).toBe(state);
  expect(isWithdrawn(state)).toBe(isOut);
});

test.each([
  [{ cents: 1000, currency: 'sgd' }, 10],
  [{ cents: 4990, currency: 'sgd' }, 49.9],
  [{ cents: 5100, currency: 'sgd' }, 49.9],
  [{ cents: 3000, currency: 'usd' }, 49.9],
])('of 49.90 SGD, %o disputes %d', (disputes, amount) => {
  expect(disputedAmount(disputes, { amount: 49.9, currency: 'SGD' })).toBe(amount);
});

describe('the days of a dispute', () => {
  const when = { opened: '2026-03-01', today: '2026-03-05' };
  const out = { withdrawn_on: '2026-03-02', returned_on: null };
  test.each([
    ['needs_response', null, { withdrawn_on: '2026-03-01', returned_on: null }],
    ['won', null, { withdrawn_on: '2026-03-01', returned_on: '2026-03-05' }],
    ['inquiry', null, { withdrawn_on: null, returned_on: null }],
    ['lost', out, out],
    ['won', out, { ...out, returned_on: '2026-03-05' }],
    ['won', { ...out, returned_on: '2026-03-04' }, { ...out, returned_on: '2026-03-04' }],
    ['closed', out, { withdrawn_on: null, returned_on: null }],
    [
      'needs_response',
      { withdrawn_on: null, returned_on: null },
      { withdrawn_on: '2026-03-05', returned_on: null },
    ],
  ] as const)('%s after %o', (state, before, after) => {
    expect(decideDisputeDays(state, before, when)).toEqual(after);
  });
});
