import { expect, test } from 'vitest';
import { wholeMinutes } from './media-length.ts';

test.each([
  [5, 1],
  [89, 1],
  [91, 2],
  [600, 10],
  [0, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('%d seconds are %s minutes', (seconds, minutes) => {
  expect(wholeMinutes(seconds)).toBe(minutes);
});
