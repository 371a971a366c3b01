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

/** The prices of a course, in the order of the currencies. */
export function pricesOf(course: CoursePrices): Price[] {
  return currencies.flatMap((currency) => {
    const amount = course[priceColumns[currency]];
    return amount > 0 ? [{ currency, amount }] : [];
  });
}

/** A text as a currency; anything else is none. */
export function currencyFrom(text: string | undefined): Currency | null {
  return currencies.find((currency) => currency === text) ?? null;
}
