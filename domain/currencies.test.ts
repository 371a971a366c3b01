import { expect, test } from 'vitest';
import {
  type Currency,
  currencyFrom,
  formatPrice,
  fromCents,
  pricesOf,
  roundMoney,
  shownPrice,
  toCents,
} from './currencies.ts';

const unsold = { price_usd: 0, price_cny: 0, price_sgd: 0, price_myr: 0 };
const everywhere = { price_usd: 29, price_cny: 199, price_sgd: 39.9, price_myr: 119 };

test('a course is sold in the currencies that it has a price in', () => {
  expect(pricesOf(unsold)).toEqual([]);
  expect(pricesOf({ ...unsold, price_sgd: 39.9, price_cny: 199 })).toEqual([
    { currency: 'CNY', amount: 199 },
    { currency: 'SGD', amount: 39.9 },
  ]);
});

test.each([
  ['the chosen currency', everywhere, 'MYR', { currency: 'MYR', amount: 119 }],
  [
    'Singapore dollars where it is not sold in the chosen one',
    { ...everywhere, price_myr: 0 },
    'MYR',
    { currency: 'SGD', amount: 39.9 },
  ],
  [
    'the currency of the language where it is sold in neither',
    { ...unsold, price_usd: 29, price_cny: 199 },
    'SGD',
    { currency: 'CNY', amount: 199 },
  ],
  [
    'the only one that it is sold in',
    { ...unsold, price_usd: 29 },
    'SGD',
    { currency: 'USD', amount: 29 },
  ],
  [
    'the chosen currency where it has no price at all',
    unsold,
    'MYR',
    { currency: 'MYR', amount: 0 },
  ],
  [
    'the currency of the language where nobody chose',
    everywhere,
    null,
    { currency: 'CNY', amount: 199 },
  ],
  [
    'nothing in the currency of the language where nobody chose and it is not sold in it',
    { ...everywhere, price_cny: 0 },
    null,
    { currency: 'CNY', amount: 0 },
  ],
] as const)('a price is shown in %s', (_, course, choice, price) => {
  expect(shownPrice(course, choice satisfies Currency | null, 'zh')).toEqual(price);
});

test('without a choice the price is in dollars in English', () => {
  expect(shownPrice(everywhere, null, 'en')).toEqual({ currency: 'USD', amount: 29 });
});

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

test.each([
  ['SGD', 'SGD'],
  ['sgd', null],
  ['EUR', null],
  [undefined, null],
])('%j as a currency is %j', (text, currency) => {
  expect(currencyFrom(text)).toBe(currency);
});

test.each([
  [0, 'USD', '$0.00'],
  [1234.5, 'USD', '$1,234.50'],
  [99.999, 'CNY', '¥100.00'],
  [1039.9, 'SGD', 'S$1,039.90'],
  [119, 'MYR', 'RM119.00'],
] as const)('%d %s is written with its sign and two fraction digits', (amount, currency, text) => {
  expect(formatPrice(amount, currency)).toBe(text);
});
