import type { Currency } from './currencies.ts';

const currencyMarks: Record<Currency, string> = { USD: '$', CNY: '¥', SGD: 'S$', MYR: 'RM' };

/**
 * An amount with exactly two fraction digits, marked as people in Singapore and Malaysia write it,
 * a negative one with its minus in front: −$82.83.
 */
export function formatPrice(amount: number, currency: Currency): string {
  const digits = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  // −0.00 is nothing.
  const minus = amount < 0 && digits !== '0.00' ? '−' : '';
  return `${minus}${currencyMarks[currency]}${digits}`;
}
