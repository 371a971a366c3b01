import { describe, expect, test } from 'vitest';
import { didYouMean, distanceOf } from './did-you-mean.rules.ts';

describe('the distance of two words', () => {
  test.each([
    ['dividend', 'dividend', 0],
    ['divident', 'dividend', 1],
    ['gupaio', 'gupiao', 1],
    ['devidents', 'dividend', 3],
    ['compund', 'compound', 1],
    ['budjet', 'budget', 1],
    ['abc', 'abcdef', 3],
    ['', 'ab', 2],
  ])('of %s and %s is %i, or beyond two', (a, b, distance) => {
    expect(distanceOf(a, b, 2)).toBe(Math.min(distance, 3));
    expect(distanceOf(b, a, 2)).toBe(Math.min(distance, 3));
  });
});

describe('did you mean', () => {
  const known = [
    'dividend compound interest budget bond fund insurance investment investing'.split(' '),
  ]
    .flat()
    .map((typed) => ({ typed, written: typed }))
    .concat([{ typed: 'gupiao', written: '股票' }]);
  test.each([
    ['divident', 'dividend'],
    ['devidend', 'dividend'],
    ['budjet', 'budget'],
    ['compund interest', 'compound interest'],
    ['insurence', 'insurance'],
    ['gupaio', '股票'],
    ['divi', null],
    ['dividend', null],
    ['fnd', null],
    ['zanzibar', null],
    ['市盈率', null],
  ])('%s: %s', (search, meant) => {
    expect(didYouMean(search, known)).toBe(meant);
  });
});
