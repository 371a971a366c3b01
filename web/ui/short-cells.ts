/** The maximum width of a cell that stays on one line; a Chinese character counts as two. */
const SHORT_WIDTH = 12;

const widthOf = (text: string) =>
  [...text].reduce(
    (sum, character) => sum + (/\p{Script=Han}|[\uff00-\uff60]/u.test(character) ? 2 : 1),
    0,
  );

/** The visible text of HTML. */
const shownOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&#?\w+;/g, '·')
    .trim();

const isShort = (text: string, isFirst: boolean) =>
  text !== '' && (isFirst || /\d/.test(text)) && widthOf(text) <= SHORT_WIDTH;

/**
 * Marks the cells of tables whose text belongs on one line: a short name in the first column (“10
 * years”) and short figures anywhere (“RM 1,200”). CSS cannot distinguish them from a sentence, and
 * on a phone a table wraps wherever it can.
 * @param html cleaned by the server; the result is as clean
 */
export function markShortCells(html: string): string {
  if (!html.includes('<td')) return html;
  let marked = '';
  let from = 0;
  let column = 0;
  /** The position of the open cell's tag; null between cells. */
  let opened: number | null = null;
  for (const match of html.matchAll(/<(\/?)(t[rdh])\b[^<>]*>/gi)) {
    const [tag, closing, name] = match;
    if (name?.toLowerCase() === 'tr') {
      column = 0;
      opened = null;
    } else if (closing === '') opened ??= match.index + tag.length;
    else if (opened !== null) {
      const isFirst = column++ === 0;
      if (isShort(shownOf(html.slice(opened, match.index)), isFirst)) {
        marked += `${html.slice(from, opened - 1)} data-short`;
        from = opened - 1;
      }
      opened = null;
    }
  }
  return marked + html.slice(from);
}
