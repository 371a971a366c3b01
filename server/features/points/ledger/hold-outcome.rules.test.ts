import { expect, test } from 'vitest';
import { decideHoldTransition } from './hold-outcome.rules.ts';

test.each([
  [null, 'captured', 'resolve'],
  [null, 'released', 'resolve'],
  ['captured', 'captured', 'repeat'],
  ['released', 'released', 'repeat'],
  ['captured', 'released', 'too_late'],
  ['released', 'captured', 'too_late'],
] as const)('a hold that is %s and should be %s: %s', (outcome, wanted, step) => {
  expect(decideHoldTransition(outcome, wanted)).toBe(step);
});
