import { expect, test } from 'vitest';
import { formatPrice } from './format-price.ts';

test.each([
  [0, 'USD', '$0.00'],
  [1234.5, 'USD', '$1,234.50'],
  [99.999, 'CNY', '¥100.00'],
  [1039.9, 'SGD', 'S$1,039.90'],
  [119, 'MYR', 'RM119.00'],
  [-82.83, 'USD', '−$82.83'],
  [-1234.5, 'SGD', '−S$1,234.50'],
  [-0.001, 'USD', '$0.00'],
] as const)('%d %s is written with its sign and two fraction digits', (amount, currency, text) => {
  expect(formatPrice(amount, currency)).toBe(text);
});
