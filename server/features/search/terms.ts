import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

/**
 * The application's own search terms. No built-in configuration of PostgreSQL splits
 * Chinese, and segmenters split finance words apart (定投, 市盈率), so what is indexed is
 * every single Chinese character and every pair of neighbours. Latin words are indexed
 * whole and sought by their beginning.
 */

/** Longer words are cut: their beginning finds them. */
const MAX_WORD_LENGTH = 60;
/** Lengths of `search`, in terms; the contract bounds it in characters. */
const MAX_QUERY_TERMS = 60;

/** Scripts written without spaces between words. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const RUNS = new RegExp(`${UNSPACED}+|[[\\p{L}\\p{N}]--${UNSPACED}]+`, 'gv');
const IS_UNSPACED = new RegExp(`^${UNSPACED}`, 'v');

const toSimplified = Converter({ from: 't', to: 'cn' });
const simplified = new Map<string, string>();

/** One character by itself: what stands around it must not change the term it becomes. */
function simplify(character: string): string {
  const known = simplified.get(character);
  if (known !== undefined) return known;
  const folded = toSimplified(character);
  simplified.set(character, folded);
  return folded;
}

/** What differs in writing alone: width, case, accents, Traditional characters. */
function fold(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC');
  return plain.replace(/\p{Script=Han}/gu, simplify);
}

interface Runs {
  /** Words of scripts that put spaces between them. */
  words: string[];
  /** Runs of Chinese or Japanese, as their characters. */
  unspaced: string[][];
}

function runsOf(text: string): Runs {
  const runs: Runs = { words: [], unspaced: [] };
  for (const [run] of fold(text).matchAll(RUNS)) {
    if (IS_UNSPACED.test(run)) runs.unspaced.push([...run]);
    else runs.words.push([...run].slice(0, MAX_WORD_LENGTH).join(''));
  }
  return runs;
}

function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Every term of a text, each once: words, single characters, pairs. */
export function termsOf(text: string): string[] {
  const { words, unspaced } = runsOf(text);
  return [...new Set([...words, ...unspaced.flatMap((run) => [...run, ...pairsOf(run)])])];
}

/**
 * How a title or a name is typed on a Latin keyboard: from each of its characters on, the
 * pinyin (`touzirumen`) and the initials (`tzrm`), so that the beginning of a term finds
 * words in the middle of the title too.
 */
export function pinyinTermsOf(text: string): string[] {
  const { unspaced } = runsOf(text);
  const terms = unspaced.flatMap((run) => {
    const syllables = pinyin(run.join(''), { toneType: 'none', type: 'array', v: true });
    return syllables.flatMap((_, start) => {
      const rest = syllables.slice(start);
      return [rest.join(''), rest.map((syllable) => syllable.charAt(0)).join('')];
    });
  });
  const typed = terms.map((term) => term.slice(0, MAX_WORD_LENGTH));
  return [...new Set(typed)].filter((term) => /^[a-z]{2,}$/.test(term));
}

/** A lexeme as PostgreSQL reads it within a literal of `tsvector` or `tsquery`. */
function quote(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Texts by how much finding a word in them says. */
export interface SearchTexts {
  /** Weight A; sought by pinyin too. */
  title: readonly string[];
  /** Weight B; sought by pinyin too. */
  names?: readonly string[];
  /** Weight C. */
  body: readonly string[];
}

/**
 * The `search_document` of a row, as the text of a `tsvector`. Weights: title A, names B,
 * body C, pinyin D.
 */
export function toSearchDocument({ title, names = [], body }: SearchTexts): string {
  const weighted = [
    ['A', title.flatMap(termsOf)],
    ['B', names.flatMap(termsOf)],
    ['C', body.flatMap(termsOf)],
    ['D', [...title, ...names].flatMap(pinyinTermsOf)],
  ] as const;
  const places = new Map<string, string[]>();
  for (const [index, [weight, terms]] of weighted.entries()) {
    for (const term of new Set(terms)) {
      // Nothing asks where a term stands; the position is there to carry its weight.
      places.set(term, [...(places.get(term) ?? []), `${index + 1}${weight}`]);
    }
  }
  return [...places].map(([term, positions]) => `${quote(term)}:${positions.join(',')}`).join(' ');
}

/** English endings; what is left is still a beginning of the word, so it finds more, never less. */
const ENDING = /(?<=^.{4,})(?:ies|ing|ed|es|s)$/;

/**
 * What a person typed, as the text of a `tsquery`: all of it must be found. Chinese is
 * sought as pairs, Latin words by their beginning without an English ending (`investing`,
 * `invested` and `invests` all seek `invest`). Text without a single term finds nothing.
 */
export function toSearchQuery(text: string): string {
  const { words, unspaced } = runsOf(text);
  const terms = [
    ...words.map((word) => `${quote(word.replace(ENDING, ''))}:*`),
    ...unspaced.flatMap((run) => (run.length === 1 ? run : pairsOf(run)).map(quote)),
  ];
  return [...new Set(terms)].slice(0, MAX_QUERY_TERMS).join(' & ');
}
