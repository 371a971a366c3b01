import type { Locale } from './locale.ts';

/**
 * The currencies that courses are sold in. Nothing is converted: amounts of two are never added up.
 */
export const currencies = ['USD', 'CNY', 'SGD', 'MYR'] as const;
export type Currency = (typeof currencies)[number];

/** The currency of whoever has chosen none. */
export const DEFAULT_CURRENCY: Currency = 'SGD';

/** The column of a course's price in each currency; 0: it is not sold in it. */
export const priceColumns = {
  USD: 'price_usd',
  CNY: 'price_cny',
  SGD: 'price_sgd',
  MYR: 'price_myr',
} as const satisfies Record<Currency, string>;

/** The prices of a course, by their columns. */
export type CoursePrices = Record<(typeof priceColumns)[Currency], number>;

/** An amount of money in one currency. */
export interface Price {
  currency: Currency;
  amount: number;
}

/** All four have a hundred cents, sen or fen. */
const MINOR_UNITS = 100;

/** An amount in hundredths (cents, sen, fen), in which sums and shares are exact. */
export function toCents(amount: number): number {
  return Math.round(amount * MINOR_UNITS);
}

/** An amount from its hundredths. */
export function fromCents(cents: number): number {
  return cents / MINOR_UNITS;
}

/** Rounds to hundredths, half of one upwards. */
export function roundMoney(amount: number): number {
  // In binary a product such as 1.005 × 100 is slightly less than 100.5.
  return Math.round(amount * MINOR_UNITS + 1e-6) / MINOR_UNITS;
}

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

/** The prices of a course, in the order of the currencies. */
export function pricesOf(course: CoursePrices): Price[] {
  return currencies.flatMap((currency) => {
    const amount = course[priceColumns[currency]];
    return amount > 0 ? [{ currency, amount }] : [];
  });
}

const currencyOfLocale = { en: 'USD', zh: 'CNY' } as const satisfies Record<Locale, Currency>;

/**
 * The price of a course as it is shown: in the chosen currency, else in Singapore dollars, else in
 * that of the language, else in any that it is sold in.
 * @param choice null: nobody chose; then it is in the currency of the language, sold in it or not
 */
export function shownPrice(course: CoursePrices, choice: Currency | null, locale: Locale): Price {
  const own = currencyOfLocale[locale];
  const order = choice === null ? [own] : [choice, DEFAULT_CURRENCY, own, ...currencies];
  const sold = order.find((currency) => course[priceColumns[currency]] > 0) ?? order[0] ?? own;
  return { currency: sold, amount: course[priceColumns[sold]] };
}

/** A text as a currency; anything else is none. */
export function currencyFrom(text: string | undefined): Currency | null {
  return currencies.find((currency) => currency === text) ?? null;
}
