import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';

test.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [60, '1:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%s seconds are written %s', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text);
});
