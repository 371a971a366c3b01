import { describe, expect, it } from 'vitest';
import { amountFrom, chosenId, moneyFrom, wholeNumberFrom } from './number-from.ts';

describe('a number that was typed', () => {
  it.each([
    ['1,200', 1200],
    ['１２', 12],
    ['-5', -5],
    ['', undefined],
    ['  ', undefined],
    [undefined, undefined],
    [null, undefined],
    [7, 7],
    ['2.5', '2.5'],
    ['many', 'many'],
  ])('%s is sent as %s', (typed, sent) => {
    expect(wholeNumberFrom(typed)).toBe(sent);
  });

  it.each([
    ['6,50', 6.5],
    ['S$39.90', 39.9],
    ['', undefined],
    [6.5, 6.5],
    ['1,250', '1,250'],
    ['US$5', 'US$5'],
  ])('%s as an amount is sent as %s', (typed, sent) => {
    expect(moneyFrom(typed, 'SGD')).toBe(sent);
  });

  it.each([
    ['55.00', 55],
    [2.5, 2.5],
    ['1,250', null],
    ['0', null],
    [-5, null],
    [undefined, null],
  ])('%s is shown as %s', (typed, amount) => {
    expect(amountFrom(typed, 'SGD')).toBe(amount);
  });

  it('is null where no option is chosen', () => {
    expect(chosenId('')).toBe(null);
    expect(chosenId(undefined)).toBe(null);
    expect(chosenId('12')).toBe(12);
  });
});
