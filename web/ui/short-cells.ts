/** So wide may a cell be that stays on one line; a Chinese character is two wide. */
const SHORT_WIDTH = 12;

const widthOf = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (/\p{Script=Han}|[\uff00-\uff60]/u.test(letter) ? 2 : 1),
    0,
  );

/** What a reader sees of a piece of HTML. */
const shownOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, '·')
    .trim();

/**
 * Marks the cells of tables whose few words belong on one line: a short name at the head of
 * a row (“10 years”) and short figures anywhere (“RM 1,200”). Nothing in CSS can tell them
 * from a sentence, and on a phone a table takes every chance to break.
 * @param html that the server has cleaned; what comes back is as clean
 */
export function markShortCells(html: string): string {
  if (!html.includes('<td')) return html;
  return html.replace(/<tr\b[^>]*>[\s\S]*?<\/tr>/gi, (row) => {
    let column = 0;
    return row.replace(
      /<(t[dh])\b([^>]*)>([\s\S]*?)<\/\1>/gi,
      (cell, tag: string, attributes: string, inner: string) => {
        const text = shownOf(inner);
        const isFirst = column++ === 0;
        const isShort = text !== '' && widthOf(text) <= SHORT_WIDTH;
        if (!isShort || !(isFirst || /\d/.test(text))) return cell;
        return `<${tag}${attributes} data-short>${inner}</${tag}>`;
      },
    );
  });
}
