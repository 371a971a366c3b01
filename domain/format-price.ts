import type { Currency } from './currencies.ts';

const currencyMarks: Record<Currency, string> = { USD: '$', CNY: '¥', SGD: 'S$', MYR: 'RM' };

/**
 * An amount with exactly two fraction digits, marked as people in Singapore and Malaysia write it.
 */
export function formatPrice(amount: number, currency: Currency): string {
  const digits = amount.toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${currencyMarks[currency]}${digits}`;
}
