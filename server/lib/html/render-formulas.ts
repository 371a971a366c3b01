import katex from 'katex';

/** The tag of a formula as `cleanHtml` leaves it: the text between the tags is not shown. */
const FORMULA = /<(span|figure) data-latex(?:="([^"]*)")?(?: lang="[^"]*")?>/g;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** KaTeX's own macros (`\dots`) may expand, but not without limit. */
const MAX_EXPANSIONS = 200;
/** In em. */
const MAX_SIZE = 20;
/** Longer than any formula: shown as it was typed. */
const MAX_LATEX_LENGTH = 2000;

/**
 * With these a few characters become megabytes. No lesson needs them: its formulas are independent.
 */
const MACRO =
  /\\(?:[gex]?def|(?:future)?let|(?:new|renew|provide)command|renewcommand|providecommand|global|long|DeclareMathOperator)(?![a-z])/i;

/** Most formulas of a lesson, both languages together. */
const MAX_FORMULAS = 200;
/** Most LaTeX of a lesson, in characters: parsing it takes time even where it fails. */
const MAX_LATEX_OF_LESSON = 20_000;
/** Most MathML of a lesson, in characters: every reader downloads it. */
const MAX_MATHML_OF_LESSON = 300_000;

/** Why formulas cannot be saved; each is a key of `validation` in i18n. */
export type FormulaProblem = 'formulas_many' | 'formulas_large' | 'formula_macro';

/** The limits that the formulas of one lesson have used up so far. */
interface FormulaUse {
  formulas: number;
  latex: number;
  mathml: number;
}

/** HTML with its formulas drawn. */
interface DrawnHtml {
  html: string;
  /** The first one beyond a limit; that formula and those after it are shown as typed. */
  problem: FormulaProblem | null;
}

/** The MathML in KaTeX's output, which browsers render themselves. */
function mathMlOf(html: string): string | null {
  const from = html.indexOf('<math');
  const to = html.lastIndexOf('</math>');
  if (from === -1 || to < from) return null;
  const math = html.slice(from, to + '</math>'.length);
  // The source beside it would be found and read aloud as if it were text.
  const source = math.indexOf('<annotation');
  const end = math.lastIndexOf('</annotation>');
  const bare =
    source === -1 ? math : math.slice(0, source) + math.slice(end + '</annotation>'.length);
  // A reader of blocks (align-blocks.ts) knows no self-closing tag; pages allow no style in markup.
  return bare.replace(/ style="[^"]*"/g, '').replace(/<(m\w+)\b([^<>]*)\/>/g, '<$1$2></$1>');
}

/** LaTeX as MathML; null where it is not valid. */
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
    return mathMlOf(html);
  } catch {
    return null;
  }
}

/** The limit of a lesson that is used up; null where this formula may be rendered. */
function problemOf(latex: string, use: FormulaUse): FormulaProblem | null {
  if (MACRO.test(latex)) return 'formula_macro';
  use.formulas++;
  use.latex += latex.length;
  if (use.formulas > MAX_FORMULAS) return 'formulas_many';
  return use.latex > MAX_LATEX_OF_LESSON || use.mathml > MAX_MATHML_OF_LESSON
    ? 'formulas_large'
    : null;
}

const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '');

/**
 * Renders the formulas of cleaned HTML: inline `<span data-latex="…">` and block `<figure
 * data-latex="…">` become MathML, which needs neither script nor font. Invalid LaTeX, and formulas
 * beyond a lesson's limits, are shown as they were typed.
 * @param use of the lesson that the HTML is a part of; it is updated
 */
export function drawFormulas(
  html: string,
  use: FormulaUse = { formulas: 0, latex: 0, mathml: 0 },
): DrawnHtml {
  let drawn = '';
  let from = 0;
  let problem: FormulaProblem | null = null;
  for (const match of html.matchAll(FORMULA)) {
    const [opening, tag = '', escaped = ''] = match;
    if (match.index < from) continue;
    const closing = `</${tag}>`;
    const end = html.indexOf(closing, match.index + opening.length);
    // `cleanHtml` closes every tag: an unclosed one is not its output.
    if (end === -1) break;
    drawn += html.slice(from, match.index);
    from = end + closing.length;
    if (escaped.trim() === '') continue;
    const latex = unescapeHtml(escaped);
    const isBlock = tag === 'figure';
    let found = problemOf(latex, use);
    let math = found === null ? toMathMl(latex, isBlock) : null;
    use.mathml += math?.length ?? 0;
    if (found === null && use.mathml > MAX_MATHML_OF_LESSON) {
      found = 'formulas_large';
      math = null;
    }
    problem ??= found;
    const shown = math ?? `<code>${escaped}</code>`;
    drawn += isBlock ? `<figure>${shown}</figure>` : shown;
  }
  return { html: drawn + html.slice(from), problem };
}
