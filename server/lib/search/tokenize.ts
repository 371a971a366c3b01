import { Converter } from 'opencc-js/t2cn';
import { normalizeText } from '#contract/text.ts';

/**
 * Tokenizes a text for the search: differences of spelling alone (width, case, accents, Traditional
 * characters) are folded, and the rest is split into words and into runs of scripts without spaces
 * between words.
 */

/** Longer words are cut: their prefix matches. */
const MAX_WORD_LENGTH = 60;

/** Scripts written without spaces between words. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const RUNS = new RegExp(`${UNSPACED}+|[[\\p{L}\\p{N}]--${UNSPACED}]+`, 'gv');
const IS_UNSPACED = new RegExp(`^${UNSPACED}`, 'v');
const IS_HAN = /^\p{Script=Han}$/u;

const toSimplified = Converter({ from: 't', to: 'cn' });
const folds = new Map<string, string>();

/** One character by itself: its context must not change how it is folded. */
function foldCharacter(character: string): string {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const plain = character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC');
  const folded = [...plain].map((one) => (IS_HAN.test(one) ? toSimplified(one) : one)).join('');
  folds.set(character, folded);
  return folded;
}

/** A token: a word, or one character of a run without spaces, and its position in the text. */
export interface Token {
  /** Folded. */
  text: string;
  isWord: boolean;
  /** Tokens of one run are adjacent; a word is its own run. */
  run: number;
  /** Signs or another script touch the word, with no space between: the P of `P/E`. */
  isJoined: boolean;
  /** Half-open range of UTF-16 units in the text after `composed`. */
  start: number;
  end: number;
}

/** A text in the one form to which positions of tokens refer. */
export function composed(text: string): string {
  return normalizeText(text, 'NFC');
}

/** The tokens of a text, in order. */
export function tokenize(text: string): Token[] {
  const plain = composed(text);
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of plain) {
    const fold = foldCharacter(character);
    for (let unit = 0; unit < fold.length; unit++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    folded += fold;
    at += character.length;
  }

  const tokens: Token[] = [];
  let run = 0;
  for (const match of folded.matchAll(RUNS)) {
    const place = (from: number, to: number) => ({
      start: starts[from] ?? 0,
      end: ends[to - 1] ?? plain.length,
    });
    const from = match.index;
    const to = from + match[0].length;
    run++;
    if (IS_UNSPACED.test(match[0])) {
      let here = from;
      for (const character of match[0]) {
        const range = place(here, here + character.length);
        tokens.push({ text: character, isWord: false, run, isJoined: false, ...range });
        here += character.length;
      }
      continue;
    }
    const touches = (neighbour: string) => neighbour !== '' && !/\s/.test(neighbour);
    tokens.push({
      text: [...match[0]].slice(0, MAX_WORD_LENGTH).join(''),
      isWord: true,
      run,
      isJoined: touches(folded.charAt(from - 1)) || touches(folded.charAt(to)),
      ...place(from, to),
    });
  }
  return tokens;
}

/** Tokens grouped by run. */
export function tokenizeRuns(tokens: readonly Token[]): Token[][] {
  return [...Map.groupBy(tokens, (token) => token.run).values()];
}
