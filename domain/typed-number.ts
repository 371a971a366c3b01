import { type Currency, currencies } from './currencies.ts';

/**
 * A number that a person typed: its value, or why it is refused, as a key of the validation texts
 * with what the text names.
 */
export type TypedNumber =
  | { value: number }
  | {
      problem:
        | 'amount_form'
        | 'amount_unclear'
        | 'amount_currency'
        | 'two_decimals'
        | 'whole_number';
      params?: Record<string, string>;
    };

/** The signs and codes of currencies, longer ones before those that they begin with. */
const currencySigns: readonly (readonly [sign: string, of: readonly Currency[]])[] = [
  ...currencies.map((code) => [code, [code]] as const),
  ['RMB', ['CNY']],
  ['CN¥', ['CNY']],
  ['US$', ['USD']],
  ['S$', ['SGD']],
  ['RM', ['MYR']],
  ['¥', ['CNY']],
  ['元', ['CNY']],
  ['$', ['USD', 'SGD']],
];
const sign = currencySigns.map(([text]) => text.replace('$', '\\$')).join('|');
const AMOUNT = new RegExp(`^([-−]?)(${sign})?\\s*([\\d.,]+)\\s*(${sign})?$`, 'i');

const DECIMAL = /^\d+([.,]\d{1,2})?$/;
/** One separator before three digits: it may divide thousands or decimals. */
const UNCLEAR = /^([1-9]\d{0,2})[.,](\d{3})$/;
const GROUPS_BY_COMMA = /^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$/;
const GROUPS_BY_POINT = /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/;
const MANY_DECIMALS = /^\d+[.,]\d{3,}$/;
const WHOLE = /^([-−]?)(\d+|[1-9]\d{0,2}(?:,\d{3})+)$/;

/**
 * Full-width characters in their plain forms. Not Unicode’s own folding, for which `10²` and `102`
 * are the same.
 */
function plainOf(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('￥', '¥')
    .trim();
}

const signed = (minus: string, value: number) => (minus === '' || value === 0 ? value : -value);

/** The digits of an amount as a number, or why they are refused. */
function amountOf(digits: string): TypedNumber {
  const [, front, back] = UNCLEAR.exec(digits) ?? [];
  if (front !== undefined && back !== undefined) {
    const least = back.endsWith('0') ? back.slice(0, 2) : back;
    const params = { most: `${front}${back}.00`, least: `${front}.${least}` };
    return { problem: 'amount_unclear', params };
  }
  if (DECIMAL.test(digits)) return { value: Number(digits.replace(',', '.')) };
  if (GROUPS_BY_COMMA.test(digits)) return { value: Number(digits.replaceAll(',', '')) };
  if (GROUPS_BY_POINT.test(digits)) {
    return { value: Number(digits.replaceAll('.', '').replace(',', '.')) };
  }
  return { problem: MANY_DECIMALS.test(digits) ? 'two_decimals' : 'amount_form' };
}

/**
 * Parses an amount of money as people type it: `1250`, `1,250.00`, `1.250,00`, `6,50`, with the
 * sign or code of its currency, in full width. What could be two amounts is refused with both.
 * @param currency that of the amount, where it is known; the sign of another is refused
 */
export function parseMoney(text: string, currency?: Currency): TypedNumber {
  const [, minus = '', before, digits, after] = AMOUNT.exec(plainOf(text)) ?? [];
  if (digits === undefined || (before !== undefined && after !== undefined)) {
    return { problem: 'amount_form' };
  }
  const typed = (before ?? after)?.toUpperCase();
  const of = currencySigns.find(([known]) => known === typed)?.[1];
  if (currency !== undefined && of !== undefined && !of.includes(currency)) {
    return { problem: 'amount_currency', params: { currency } };
  }
  const amount = amountOf(digits);
  return 'value' in amount ? { value: signed(minus, amount.value) } : amount;
}

/** The fields of amounts, each beside that of its currency: `amount` and `currency`. */
const CURRENCY_FIELD = /(^|_)currency$/;

/**
 * The amounts whose text names another currency than the field beside them: `US$50` with SGD.
 * @param sent the fields as they were sent
 */
export function amountsOfOtherCurrencies(
  sent: Readonly<Record<string, unknown>>,
): { field: string; currency: Currency }[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    const currency = currencies.find((one) => one === value);
    if (currency === undefined || !CURRENCY_FIELD.test(name)) return [];
    const field = name.replace(CURRENCY_FIELD, '$1amount');
    const typed = sent[field];
    const read = typeof typed === 'string' ? parseMoney(typed, currency) : null;
    const isOther = read !== null && 'problem' in read && read.problem === 'amount_currency';
    return isOther ? [{ field, currency }] : [];
  });
}

/**
 * Parses a whole number as people type it (points, stock, percents, limits): digits, also in full
 * width, or groups of three behind commas. A point is refused: `1.250` is no whole number for most.
 */
export function parseWholeNumber(text: string): TypedNumber {
  const [, minus = '', digits] = WHOLE.exec(plainOf(text)) ?? [];
  if (digits === undefined) return { problem: 'whole_number' };
  return { value: signed(minus, Number(digits.replaceAll(',', ''))) };
}
