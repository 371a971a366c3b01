import { diffWords } from 'diff';
import { htmlLang, type Locale } from '#domain/locale.ts';

/** A part of a text: in both versions, only in the newer one, or only in the older one. */
export interface TextChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Two texts without anything in common take longest; after this they are shown one by one. */
const TIMEOUT_MS = 500;
/** Unchanged characters that stay on each side of a change. */
const CONTEXT = 60;

/**
 * The differences of two texts word by word; Chinese is cut into words by the rules of its language.
 * White space alone is no difference. Long unchanged passages are cut to what surrounds a change.
 */
export function diffTexts(before: string, after: string, language: Locale): TextChange[] {
  if (before === after) return [];
  const intlSegmenter = new Intl.Segmenter(htmlLang[language], { granularity: 'word' });
  const found = diffWords(before, after, { intlSegmenter, timeout: TIMEOUT_MS });
  const changes: TextChange[] =
    found === undefined
      ? [
          { kind: 'removed', text: before },
          { kind: 'added', text: after },
        ]
      : found.map(({ value, added, removed }) => ({
          kind: added ? 'added' : removed ? 'removed' : 'same',
          text: value,
        }));
  const kept = changes.filter(({ text }) => text !== '');
  if (kept.every(({ kind }) => kind === 'same')) return [];
  return kept.map((change, i) =>
    change.kind === 'same'
      ? { kind: 'same', text: shorten(change.text, i > 0, i < kept.length - 1) }
      : change,
  );
}

/** An unchanged passage, cut at the ends that touch no change and in the middle. */
function shorten(text: string, follows: boolean, precedes: boolean): string {
  const chars = [...text];
  if (chars.length <= 2 * CONTEXT) return text;
  const head = follows ? chars.slice(0, CONTEXT).join('') : '';
  const tail = precedes ? chars.slice(-CONTEXT).join('') : '';
  return `${head}…${tail}`;
}

const BLOCK_END = /<\/(?:p|h[1-6]|li|td|th|tr|blockquote|div|figcaption)>|<br\s*\/?>|<hr\s*\/?>/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The words of HTML, each block on a line of its own. */
export function wordsOfHtml(html: string): string {
  return html
    .replace(BLOCK_END, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a lesson's body in one language: of each pair (`html`, `html_zh`) its side. */
export function textOfBody(body: unknown, language: Locale): string {
  if (Array.isArray(body)) {
    return body
      .map((part) => textOfBody(part, language))
      .filter((text) => text !== '')
      .join('\n');
  }
  if (!isPart(body)) return '';
  return Object.entries(body)
    .map(([name, value]) => {
      if (typeof value !== 'string') return textOfBody(value, language);
      const isChinese = name.endsWith('_zh');
      const isPair = isChinese || typeof body[`${name}_zh`] === 'string';
      return isPair && isChinese === (language === 'zh') ? wordsOfHtml(value) : '';
    })
    .filter((text) => text !== '')
    .join('\n');
}
