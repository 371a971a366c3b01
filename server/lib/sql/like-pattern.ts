import { foldText } from '#contract/text.ts';

/**
 * The pattern of `ilike` for "contains this text", full-width characters folded and `%`, `_` and `\`
 * escaped; null: no search.
 */
export function likePattern(search: string | undefined): string | null {
  const text = foldText(search ?? '').trim();
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
