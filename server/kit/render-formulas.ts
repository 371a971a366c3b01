import katex from 'katex';

/** A formula as `cleanHtml` leaves it: what is between the tags is not shown. */
const FORMULA = /<(span|figure) data-latex(?:="([^"]*)")?(?: lang="[^"]*")?>.*?<\/\1>/gs;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** Macros may not grow a formula beyond any page. */
const MAX_EXPANSIONS = 200;
/** In em. */
const MAX_SIZE = 20;
/** What is longer than any formula is shown as it was typed. */
const MAX_LATEX_LENGTH = 2000;

/** LaTeX as MathML, which browsers draw by themselves; null where it is no LaTeX. */
function toMathMl(latex: string, displayMode: boolean): string | null {
  if (latex.length > MAX_LATEX_LENGTH) return null;
  try {
    const html = katex.renderToString(latex, {
      output: 'mathml',
      displayMode,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: MAX_EXPANSIONS,
      maxSize: MAX_SIZE,
    });
    const math = /<math[\s\S]*<\/math>/.exec(html)?.[0] ?? null;
    // The source beside it would be found and read aloud as if it were text, and a reader of
    // blocks (align-blocks.ts) knows no tag that closes itself.
    return (
      math
        ?.replace(/<annotation[\s\S]*?<\/annotation>/g, '')
        .replace(/<(m\w+)([^<>]*)\/>/g, '<$1$2></$1>') ?? null
    );
  } catch {
    return null;
  }
}

/**
 * Draws the formulas of cleaned HTML: `<span data-latex="…">` within a line and
 * `<figure data-latex="…">` as a block become MathML, which needs neither script nor font.
 * What is no LaTeX is shown as it was typed.
 */
export function renderFormulas(html: string): string {
  return html.replace(FORMULA, (_, tag: string, escaped = '') => {
    if (escaped.trim() === '') return '';
    const isBlock = tag === 'figure';
    const latex = escaped.replace(
      /&(amp|lt|gt|quot);/g,
      (_sign: string, name: string) => signs[name] ?? '',
    );
    const shown = toMathMl(latex, isBlock) ?? `<code>${escaped}</code>`;
    return isBlock ? `<figure>${shown}</figure>` : shown;
  });
}
