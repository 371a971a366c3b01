import { describe, expect, test } from 'vitest';
import {
  canCorrectAddress,
  decideTransition,
  nextActions,
  type RedemptionAction,
  type RedemptionStatus,
  redemptionStatuses,
  type TransitionAction,
} from './redemption-status.ts';

describe('the transitions of a redemption', () => {
  const possible: [TransitionAction, RedemptionStatus, boolean, RedemptionStatus, string][] = [
    ['approve', 'pending', true, 'approved', 'leave'],
    ['approve', 'pending', false, 'approved', 'leave'],
    ['reject', 'pending', true, 'rejected', 'release'],
    ['reject', 'pending', false, 'rejected', 'release'],
    ['reject', 'approved', true, 'rejected', 'release'],
    ['reject', 'approved', false, 'rejected', 'release'],
    ['cancel', 'pending', true, 'cancelled', 'release'],
    ['cancel', 'pending', false, 'cancelled', 'release'],
    ['ship', 'approved', true, 'shipped', 'capture'],
    ['complete', 'shipped', true, 'completed', 'leave'],
    ['complete', 'shipped', false, 'completed', 'leave'],
    ['complete', 'approved', false, 'completed', 'capture'],
  ];
  const actions: TransitionAction[] = ['approve', 'reject', 'cancel', 'ship', 'complete'];
  const every = actions.flatMap((action) =>
    redemptionStatuses.flatMap((status) =>
      [true, false].map((isSent) => ({ action, status, isSent })),
    ),
  );

  test.each(every)('$action while $status, shipped: $isSent', ({ action, status, isSent }) => {
    const row = possible.find(([a, s, sent]) => a === action && s === status && sent === isSent);
    const expected = row ? { status: row[3], points: row[4] } : null;
    const redemption = { status, requires_shipping: isSent, fulfils_itself: false };
    expect(decideTransition(action, redemption)).toEqual(expected);
  });
});

test.each<[RedemptionStatus, boolean, RedemptionAction[]]>([
  ['pending', true, ['approve', 'reject']],
  ['pending', false, ['approve', 'reject']],
  ['approved', true, ['ship', 'reject']],
  ['approved', false, ['complete', 'reject']],
  ['shipped', true, ['complete']],
  ['completed', true, []],
  ['rejected', true, []],
  ['cancelled', false, []],
])('%s (shipped: %s) admins can: %j', (status, requires_shipping, actions) => {
  expect(nextActions({ status, requires_shipping, fulfils_itself: false })).toEqual(actions);
});

test.each<[RedemptionStatus, boolean, boolean]>([
  ['pending', true, true],
  ['approved', true, true],
  ['shipped', true, false],
  ['completed', true, false],
  ['rejected', true, false],
  ['cancelled', true, false],
  ['approved', false, false],
])('an address of a request that is %s (shipped: %s) can be corrected: %s', (status, sent, can) => {
  expect(canCorrectAddress({ status, requires_shipping: sent })).toBe(can);
});

test('approving a request that fulfils itself completes it, and its points are spent', () => {
  const pending = { status: 'pending', requires_shipping: false, fulfils_itself: true } as const;
  expect(decideTransition('approve', pending)).toEqual({ status: 'completed', points: 'capture' });
  expect(nextActions(pending)).toEqual(['approve', 'reject']);
  expect(nextActions({ ...pending, status: 'completed' })).toEqual([]);
});
