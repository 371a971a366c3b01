import { foldWidth } from '#web/lib/fold-width.ts';

/**
 * Parses a number as people type it: full-width digits, thousands separators. Undefined where
 * empty; NaN where it is not a number, so that the validation reports it.
 */
export function numberFrom(text: unknown): number | undefined {
  const plain = foldWidth(String(text ?? '')).replace(/[\s,]/g, '');
  return plain === '' ? undefined : Number(plain);
}

/** The same for a field that may stay empty: null means “no limit”. */
export function numberOrNullFrom(text: unknown): number | null {
  return numberFrom(text) ?? null;
}
