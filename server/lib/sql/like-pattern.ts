import { foldText } from '#contract/text.ts';

/**
 * The pattern of `ilike` for "contains this text", full-width letters folded. What the
 * pattern language means by `%`, `_` and `\` is text here; null: nothing to look for.
 */
export function likePattern(search: string | undefined): string | null {
  const text = foldText(search ?? '').trim();
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
