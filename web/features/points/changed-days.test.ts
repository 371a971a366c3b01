import { expect, test } from 'vitest';
import { changedDays } from './changed-days.ts';

const days = (...balances: number[]) =>
  balances.map((available, i) => ({ day: `2026-03-0${i + 1}`, available }));

test.each([
  ['nothing', [], []],
  ['one day', [0], [0]],
  ['what stays the same', [5, 5, 5], [5]],
  ['up and down, newest first', [0, 10, 10, 5, 5, 10], [10, 5, 10, 0]],
])('the table of %s', (_, balances, shown) => {
  expect(changedDays(days(...balances)).map(({ available }) => available)).toEqual(shown);
});
