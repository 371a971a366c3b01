import { describe, expect, it } from 'vitest';
import { numberFrom, numberOrNullFrom } from './number-from.ts';

describe('a number that was typed', () => {
  it.each([
    ['12', 12],
    ['１２', 12],
    ['1,200', 1200],
    ['1，200', 1200],
    ['-5', -5],
    ['2.5', 2.5],
    ['', undefined],
    ['  ', undefined],
    [undefined, undefined],
    [7, 7],
    ['many', Number.NaN],
  ])('%s is %s', (typed, number) => {
    expect(numberFrom(typed)).toBe(number);
  });

  it('is null in a field without a limit', () => {
    expect(numberOrNullFrom('')).toBe(null);
    expect(numberOrNullFrom('0')).toBe(0);
  });
});
