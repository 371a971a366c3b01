import { expect, test } from 'vitest';
import { fromCents, roundMoney, toCents } from './money.ts';

test.each([
  [1.005, 1.01],
  [1.004, 1],
  [10.075, 10.08],
  [0.1 + 0.2, 0.3],
])('%d is rounded to %d', (amount, rounded) => {
  expect(roundMoney(amount)).toBe(rounded);
});

test('an amount survives the way into cents and back', () => {
  for (const amount of [0.01, 19.99, 39.9, 9_999_999.99]) {
    expect(fromCents(toCents(amount))).toBe(amount);
  }
});
