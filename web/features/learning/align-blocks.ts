/** A block of a lesson in both languages. */
export interface BlockPair {
  en: string;
  zh: string;
}

/** Inline elements; at the top level of a lesson they are part of loose text. */
const INLINE = new Set([
  ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code', 'span', 'br'],
]);
const VOID = new Set(['br', 'hr', 'img']);

/**
 * The top-level blocks of HTML that the server has cleaned, each as its own HTML. Loose text
 * between blocks becomes a paragraph.
 */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  const close = (end: number, isLoose: boolean) => {
    const part = html.slice(start, end).trim();
    if (part !== '') blocks.push(isLoose ? `<p>${part}</p>` : part);
    start = end;
  };
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi)) {
    const [tag, closing, name = ''] = match;
    const kind = name.toLowerCase();
    if (depth === 0 && INLINE.has(kind)) continue;
    if (depth === 0) close(match.index, true);
    if (closing) depth = Math.max(0, depth - 1);
    else if (!VOID.has(kind)) depth++;
    if (depth === 0) close(match.index + tag.length, false);
  }
  close(html.length, depth === 0);
  return blocks;
}

/**
 * The blocks of a lesson side by side.
 * @returns null where the structures of its two languages differ
 */
export function alignBlocks(htmlEn: string, htmlZh: string): BlockPair[] | null {
  const english = blocksOf(htmlEn);
  const chinese = blocksOf(htmlZh);
  if (english.length === 0 || english.length !== chinese.length) return null;
  return english.map((en, index) => ({ en, zh: chinese[index] ?? '' }));
}
