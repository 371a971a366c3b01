import './in-pages.ts';
import { z } from 'zod';
import type { Currency } from '#domain/currencies.ts';
import { parseMoney, parseWholeNumber, type TypedNumber } from '#domain/typed-number.ts';
import { MAX_POINTS } from './fields.ts';

/**
 * The numbers that people type. A call takes them as numbers, or as text that is parsed as in the
 * forms of the site, so that both read one text as the same number.
 */

/**
 * A number, or the text that was typed for it. A default is given by `prefault`: the documents that
 * are made from schemas leave out that of `default`, which would be the parser’s own.
 */
function typedNumber<Schema extends z.ZodNumber>(
  parse: (text: string) => TypedNumber,
  schema: Schema,
) {
  return z.preprocess((sent: number | string, ctx): unknown => {
    // An empty text is a number that is missing.
    if (typeof sent !== 'string') return sent;
    if (sent.trim() === '') return undefined;
    const typed = parse(sent);
    if ('value' in typed) return typed.value;
    const { problem, params } = typed;
    ctx.addIssue({ code: 'custom', message: `@${problem}`, ...(params && { params }) });
    return z.NEVER;
  }, schema);
}

/** Says that a number is missing, or which form it needs; what else is wrong keeps its own text. */
const asForm = (form: string, missing: string) => ({
  error: ({ code, input }: { code: string; input?: unknown }) =>
    code !== 'invalid_type' ? undefined : input === undefined ? missing : form,
});

interface MoneyOptions {
  min?: number;
  /** The currency, where there is only one: the sign of another is refused. */
  currency?: Currency;
  /** Why an amount below the minimum is refused. */
  small?: string;
}

/**
 * An amount of money from 0. Cents are its smallest coin; a third digit is a slip of the
 * hand and not rounded away.
 */
export const money = (max: number, { min = 0, currency, small }: MoneyOptions = {}) =>
  typedNumber(
    (text) => parseMoney(text, currency),
    z
      .number(asForm('@amount_form', '@required'))
      .min(min, small)
      .max(max)
      .refine((amount) => Number(amount.toFixed(2)) === amount, { error: '@two_decimals' }),
  );

interface WholeNumberOptions {
  /** Why a number is refused that is missing, broken or not whole. */
  error?: string;
  /** Why one outside of the range is refused. */
  range?: string;
}

/** A whole number in a range, as people type it. */
export const wholeNumber = (min: number, max: number, { error, range }: WholeNumberOptions = {}) =>
  typedNumber(
    parseWholeNumber,
    z
      .int(asForm(error ?? '@whole_number', error ?? '@required'))
      .min(min, range)
      .max(max, range),
  );

/** A bound of points in a filter. */
export const pointsBound = wholeNumber(0, MAX_POINTS);

/** A positive whole number of points. */
export const pointsAmount = wholeNumber(1, MAX_POINTS);
