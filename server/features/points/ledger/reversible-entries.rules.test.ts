import { expect, test } from 'vitest';
import { isReversible } from './reversible-entries.rules.ts';

test.each([
  ['course_like', true],
  ['course_redemption', true],
  ['admin_adjustment', true],
  ['expiry', true],
  ['reward_redemption', false],
  ['redemption_refund', false],
  ['reversal', false],
] as const)('that a %s can be corrected is %s', (kind, expected) => {
  expect(isReversible(kind)).toBe(expected);
});
