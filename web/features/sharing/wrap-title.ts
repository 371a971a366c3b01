/** A title in lines that fit, and their font size. */
export interface WrappedTitle {
  lines: string[];
  fontSize: number;
}

/** About the width of a character of our serif, as a share of the font size. */
function widthOf(character: string): number {
  if (/[⺀-鿿豈-﫿＀-｠　-〿]/u.test(character)) return 1;
  if (/[iljtfrI.,:;!’'|()\s-]/.test(character)) return 0.32;
  if (/[mwMW—…%]/.test(character)) return 0.85;
  if (/[A-Z&@]/.test(character)) return 0.68;
  return 0.53;
}

/** The approximate width of a text, in units of its font size. */
export function estimateWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

const CLOSING = /^[，。、；：！？）》〉」』】”’…,.;:!?)\]]/u;

/** Where a line may break: between words of either language, never before a closing sign. */
function tokenize(title: string): string[] {
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(title);
  const pieces: string[] = [];
  for (const { segment } of words) {
    const last = pieces.at(-1);
    const sticks =
      last !== undefined &&
      // A space ends the word before it; an opening quotation mark stays with what follows.
      (/^\s+$/.test(segment) || CLOSING.test(segment) || /[（《〈「『【“‘([]$/u.test(last));
    // Except in Chinese, a break needs a space.
    const isSplitWord =
      last !== undefined &&
      /[\p{Script=Latin}\d&'’/-]$/u.test(last) &&
      /^[\p{Script=Latin}\d&'’/-]/u.test(segment);
    if (sticks || isSplitWord) pieces[pieces.length - 1] = `${last}${segment}`;
    else pieces.push(segment);
  }
  return pieces;
}

function linesWithin(pieces: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of pieces) {
    if (line !== '' && estimateWidth((line + part).trimEnd()) > width) {
      lines.push(line.trim());
      line = part;
    } else line += part;
  }
  return [...lines, line.trim()].filter((text) => text !== '');
}

/** Balances the lines: as many as before, none much longer than the others. */
function balanced(pieces: readonly string[], width: number): string[] {
  const lines = linesWithin(pieces, width);
  for (let narrower = width * 0.5; narrower < width; narrower += width * 0.05) {
    const tried = linesWithin(pieces, narrower);
    const fits = tried.every((line) => estimateWidth(line) <= width);
    if (tried.length === lines.length && fits) return tried;
  }
  return lines;
}

/**
 * Sets a title in the largest of the given sizes in which it has few enough lines. One that is too
 * long even in the smallest ends in an ellipsis.
 * @param width in pixels, as are the sizes
 */
export function wrapTitle(
  title: string,
  { width, sizes, maxLines }: { width: number; sizes: readonly number[]; maxLines: number },
): WrappedTitle {
  const pieces = tokenize(title.replace(/\s+/g, ' ').trim());
  for (const fontSize of sizes) {
    const lines = balanced(pieces, width / fontSize);
    const fits = lines.every((line) => estimateWidth(line) * fontSize <= width);
    if (lines.length <= maxLines && fits) return { lines, fontSize };
  }
  const fontSize = sizes.at(-1) ?? 40;
  const lines = linesWithin(pieces, width / fontSize).slice(0, maxLines);
  const cut = lines.map((line) => cutTo(line, width / fontSize - 1));
  const isWhole = lines.join('').length >= title.replace(/\s+/g, '').length;
  return {
    lines: isWhole ? cut : [...cut.slice(0, -1), `${(cut.at(-1) ?? '').replace(/…$/, '')}…`],
    fontSize,
  };
}

function cutTo(line: string, width: number): string {
  const kept = [...line];
  if (estimateWidth(line) <= width) return line;
  while (kept.length > 1 && estimateWidth(kept.join('')) > width) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}
