import {
  type CoursePrices,
  type Currency,
  currencies,
  DEFAULT_CURRENCY,
  type Price,
  priceColumns,
} from './currencies.ts';
import type { Locale } from './locale.ts';

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
