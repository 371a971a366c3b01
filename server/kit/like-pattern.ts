/**
 * The pattern of `ilike` for "contains this text", full-width letters folded. What the
 * pattern language means by `%`, `_` and `\` is text here; null: nothing to look for.
 */
export function likePattern(search: string | undefined): string | null {
  const text = (search ?? '').normalize('NFKC').trim();
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
