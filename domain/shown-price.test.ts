import { expect, test } from 'vitest';
import type { Currency } from './currencies.ts';
import { shownPrice } from './shown-price.ts';

const unsold = { price_usd: 0, price_cny: 0, price_sgd: 0, price_myr: 0 };
const everywhere = { price_usd: 29, price_cny: 199, price_sgd: 39.9, price_myr: 119 };

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
