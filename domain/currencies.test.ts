import { expect, test } from 'vitest';
import { currencyFrom, pricesOf } from './currencies.ts';

const unsold = { price_usd: 0, price_cny: 0, price_sgd: 0, price_myr: 0 };
test('a course is sold in the currencies that it has a price in', () => {
  expect(pricesOf(unsold)).toEqual([]);
  expect(pricesOf({ ...unsold, price_sgd: 39.9, price_cny: 199 })).toEqual([
    { currency: 'CNY', amount: 199 },
    { currency: 'SGD', amount: 39.9 },
  ]);
});

test.each([
  ['SGD', 'SGD'],
  ['sgd', null],
  ['EUR', null],
  [undefined, null],
])('%j as a currency is %j', (text, currency) => {
  expect(currencyFrom(text)).toBe(currency);
});
