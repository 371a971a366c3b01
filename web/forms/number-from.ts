import { foldWidth } from '#web/lib/fold-width.ts';

/**
 * A number as people type it: full-width digits, thousands separated. Undefined where
 * nothing stands; NaN where it is no number, so that the check of the form says so.
 */
export function numberFrom(text: unknown): number | undefined {
  const plain = foldWidth(String(text ?? '')).replace(/[\s,]/g, '');
  return plain === '' ? undefined : Number(plain);
}

/** The same for a field that may stay empty: null means “no limit”. */
export function numberOrNullFrom(text: unknown): number | null {
  return numberFrom(text) ?? null;
}
