import type { Currency } from '#domain/currencies.ts';
import { parseMoney, parseWholeNumber, type TypedNumber } from '#domain/typed-number.ts';

/**
 * What a form sends for a number that was typed: the number; undefined where the field is empty;
 * the text itself where it is refused, so that the call’s schema says why.
 */
function numberFrom(typed: unknown, parse: (text: string) => TypedNumber) {
  if (typeof typed === 'number') return typed;
  const text = String(typed ?? '').trim();
  if (text === '') return undefined;
  const read = parse(text);
  return 'value' in read ? read.value : text;
}

/** A whole number as people type it. */
export function wholeNumberFrom(typed: unknown): number | string | undefined {
  return numberFrom(typed, parseWholeNumber);
}

/** An amount of money as people type it; the sign of another currency is refused. */
export function moneyFrom(typed: unknown, currency: Currency): number | string | undefined {
  return numberFrom(typed, (text) => parseMoney(text, currency));
}

/** The amount that a field of money will be sent as; null: none, or one that is refused. */
export function amountFrom(typed: unknown, currency: Currency): number | null {
  const sent = moneyFrom(typed, currency);
  return typeof sent === 'number' && sent > 0 ? sent : null;
}

/** The id of the chosen option; null: none. */
export function chosenId(chosen: unknown): number | null {
  return Number(chosen) || null;
}
