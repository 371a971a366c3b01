import { expect, test } from 'vitest';
import { mayEarnReferral } from './referral-limit.rules.ts';

test('an inviter is paid for twenty people and no more', () => {
  expect([0, 19, 20, 50].map(mayEarnReferral)).toEqual([true, true, false, false]);
});
