import { pinyin } from 'pinyin-pro';
import { type Token, tokenize, tokenizeRuns } from './tokenize.ts';

/**
 * The application's own search terms. No built-in configuration of PostgreSQL splits
 * Chinese, and segmenters split finance words apart (定投, 市盈率), so what is indexed is
 * every single Chinese character and every pair of neighbours. Latin words are indexed
 * whole and matched by prefix.
 */

/** Longer pinyin is cut: its prefix matches. */
const MAX_PINYIN_LENGTH = 60;
/** PostgreSQL's `tsvector` is limited to 1 MiB; text beyond this is not found. */
const MAX_DOCUMENT_BYTES = 1_000_000;
/** The overhead of a term in a `tsvector`, at most. */
const BYTES_BESIDE = 16;

/** Adjacent pairs in one run. */
export function pairsOf(run: readonly Token[]): string[] {
  return run.slice(1).map((token, index) => `${run[index]?.text}${token.text}`);
}

/** Every term of a text, each once: words, single characters, pairs. */
export function termsOf(text: string): string[] {
  const runs = tokenizeRuns(tokenize(text));
  return [...new Set(runs.flatMap((run) => [...run.map((token) => token.text), ...pairsOf(run)]))];
}

/** The pinyin of each character of a run, without tones; `lv` for 绿. */
export function syllablesOf(run: readonly Token[]): string[] {
  const characters = run.map((token) => token.text).join('');
  return pinyin(characters, { toneType: 'none', type: 'array', v: true });
}

/** The same where the run begins with a surname: 曾 is read `zeng` there, 单 `shan`. */
function syllablesOfName(run: readonly Token[]): string[] {
  const characters = run.map((token) => token.text).join('');
  return pinyin(characters, { toneType: 'none', type: 'array', v: true, surname: 'head' });
}

/** How some syllables are typed: in full, or by the first character of each. */
const typedFor = (syllables: readonly string[]) => [
  syllables.join(''),
  syllables.map((syllable) => syllable.charAt(0)).join(''),
];

/**
 * How a title or a name is typed on a Latin keyboard: from each of its characters on, the pinyin
 * (`touzirumen`) and the initials (`tzrm`), so that the prefix of a term matches words in the
 * middle of the title too. Whether it is a personal name is not known, so the reading of its
 * surname is added as well.
 */
export function pinyinTermsOf(text: string): string[] {
  const unspaced = tokenizeRuns(tokenize(text)).filter(([first]) => first?.isWord === false);
  const terms = unspaced.flatMap((run) => {
    const syllables = syllablesOf(run);
    const rests = syllables.map((_, start) => syllables.slice(start));
    return [...rests, syllablesOfName(run)].flatMap(typedFor);
  });
  const typed = terms.map((term) => term.slice(0, MAX_PINYIN_LENGTH));
  return [...new Set(typed)].filter((term) => /^[a-z]{2,}$/.test(term));
}

/** The Latin words of a text, each as it is indexed. */
export function wordsOf(text: string): string[] {
  return tokenize(text).flatMap((token) => (token.isWord ? [token.text] : []));
}

/** The pinyin of each Chinese run of a text, without spaces. */
export function pinyinOf(text: string): string[] {
  const unspaced = tokenizeRuns(tokenize(text)).filter(([first]) => first?.isWord === false);
  return unspaced.map((run) => syllablesOf(run).join('')).filter((typed) => /^[a-z]+$/.test(typed));
}

/** A lexeme, quoted for a literal of `tsvector` or `tsquery`. */
export function quote(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Texts by the weight of a match in them. */
export interface SearchTexts {
  /** Weight A; matched by pinyin too. */
  title: readonly string[];
  /** Weight B; matched by pinyin too. */
  names?: readonly string[];
  /** Weight B: the public text of a row whose body is not public. */
  summary?: readonly string[];
  /** Weight C. */
  body: readonly string[];
}

/**
 * The `search_document` of a row, as the text of a `tsvector`. Weights: title A, names B, summary
 * B, body C, pinyin D. What does not fit into a `tsvector` is cut from the body's end.
 */
export function toSearchDocument({ title, names = [], summary = [], body }: SearchTexts): string {
  // Positions are not used; they are there to carry the weight.
  const weighted = [
    ['1A', title.flatMap(termsOf)],
    ['2B', names.flatMap(termsOf)],
    ['4D', [...title, ...names].flatMap(pinyinTermsOf)],
    ['2B', summary.flatMap(termsOf)],
    ['3C', body.flatMap(termsOf)],
  ] as const;
  const places = new Map<string, string[]>();
  let bytes = 0;
  for (const [place, terms] of weighted) {
    for (const term of new Set(terms)) {
      const known = places.get(term);
      if (known === undefined) {
        bytes += Buffer.byteLength(term) + BYTES_BESIDE;
        if (bytes > MAX_DOCUMENT_BYTES) break;
      }
      if (!known?.includes(place)) places.set(term, [...(known ?? []), place]);
    }
  }
  return [...places].map(([term, at]) => `${quote(term)}:${at.join(',')}`).join(' ');
}
