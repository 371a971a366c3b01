import { expect, test } from 'vitest';
import { MAX_POINTS } from '#contract/fields.ts';
import { assertPoints } from './amount-limits.rules.ts';

test.each([1, MAX_POINTS])('%d points can move', (amount) => {
  expect(() => assertPoints(amount)).not.toThrow();
});

test.each([0, -1, 1.5, MAX_POINTS + 1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d points cannot move',
  (amount) => {
    expect(() => assertPoints(amount)).toThrow(RangeError);
  },
);
