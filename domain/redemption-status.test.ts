import { describe, expect, test } from 'vitest';
import {
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
    ['reject', 'pending', true, 'rejected', 'give_back'],
    ['reject', 'pending', false, 'rejected', 'give_back'],
    ['reject', 'approved', true, 'rejected', 'give_back'],
    ['reject', 'approved', false, 'rejected', 'give_back'],
    ['cancel', 'pending', true, 'cancelled', 'give_back'],
    ['cancel', 'pending', false, 'cancelled', 'give_back'],
    ['ship', 'approved', true, 'shipped', 'spend'],
    ['complete', 'shipped', true, 'completed', 'leave'],
    ['complete', 'shipped', false, 'completed', 'leave'],
    ['complete', 'approved', false, 'completed', 'spend'],
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
    const redemption = { status, requires_shipping: isSent, delivers_code: false };
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
  expect(nextActions({ status, requires_shipping, delivers_code: false })).toEqual(actions);
});

test('approving a request for a code completes it: the code is delivered, its points are spent', () => {
  const pending = { status: 'pending', requires_shipping: false, delivers_code: true } as const;
  expect(decideTransition('approve', pending)).toEqual({ status: 'completed', points: 'spend' });
  expect(nextActions(pending)).toEqual(['approve', 'reject']);
  expect(nextActions({ ...pending, status: 'completed' })).toEqual([]);
});
