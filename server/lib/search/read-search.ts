import { findNames, type NamedItem } from './names-in-search.ts';
import { pairsOf, quote } from './terms.ts';
import { type Token, tokenize, tokenizeRuns } from './tokenize.ts';
import { stemOf } from './word-endings.ts';

/** Lengths of a search, in tokens; the contract limits it in characters. */
const MAX_QUERY_TOKENS = 60;
/** So short a word is a name or a particle: it does not match by prefix. */
const MAX_PARTICLE_LENGTH = 3;

/** A parsed search, as texts of `tsquery` from the narrowest to the widest; '' matches nothing. */
export interface SearchQuery<T extends NamedItem = NamedItem> {
  /** All of it, as it was typed. */
  typed: string;
  /** All of it, each name also by any of its aliases. */
  read: string;
  /** The names alone, where there is more around them; else ''. */
  named: string;
  /** Any part of it, for ranking. */
  any: string;
  /** A single Latin character, with which half of all texts have a word: it matches titles only. */
  isSingleCharacter: boolean;
  /** The recognised names, in the order of the text. */
  found: T[];
}

function lexemesOf(tokens: readonly Token[], word: (token: Token) => string): string[] {
  return tokenizeRuns(tokens).flatMap((run) => {
    const [first] = run;
    if (first?.isWord) return [word(first)];
    return (run.length === 1 ? run.map((token) => token.text) : pairsOf(run)).map(quote);
  });
}

/** A character that is connected to others (`P/E`, `A股`) is not a prefix. */
const isWhole = ({ text, isJoined }: Token) => text.length === 1 && isJoined;

/** Whether a word of a text matches one that a person typed. */
export function isTypedWord(word: string, typed: Token): boolean {
  return isWhole(typed) ? word === typed.text : word.startsWith(stemOf(typed.text));
}

/**
 * The query for typed words: by their prefix without an English ending (`investing`, `invested` and
 * `invests` all search `invest`), Chinese as pairs; the same rule as `isTypedWord`.
 */
const typedLexemes = (tokens: readonly Token[]) =>
  lexemesOf(tokens, (token) =>
    isWhole(token) ? quote(token.text) : `${quote(stemOf(token.text))}:*`,
  );

/**
 * Whether a word of a text matches a word of a name: short words, and words of longer names, match
 * whole; else `SMA` would match `small`.
 */
export function isWordOfName(word: string, ofName: string): boolean {
  if (ofName.length > MAX_PARTICLE_LENGTH) return word.startsWith(stemOf(ofName));
  return word === ofName || (ofName.length > 1 && word === `${ofName}s`);
}

/** The query for a name in texts; the same rule as `isWordOfName`. */
const writtenLexemes = (tokens: readonly Token[]) =>
  lexemesOf(tokens, ({ text }) => {
    if (text.length > MAX_PARTICLE_LENGTH) return `${quote(stemOf(text))}:*`;
    return text.length === 1 ? quote(text) : `(${quote(text)} | ${quote(`${text}s`)})`;
  });

const all = (lexemes: readonly string[]) => [...new Set(lexemes)].join(' & ');

/**
 * The queries for one record, the first of them always; without those that another one implies, and
 * without those of single characters (`P/E`), which occur in every text.
 */
function narrowed([first = [], ...others]: readonly string[][]): string[][] {
  const telling = others.filter((way) => way.some((lexeme) => /'.{2,}'/.test(lexeme)));
  const ways = [...new Map([first, ...telling].map((way) => [all(way), way])).values()];
  const asksMore = (way: string[]) =>
    ways.some((other) => other.length < way.length && other.every((one) => way.includes(one)));
  return ways.filter((way) => way === ways[0] || !asksMore(way));
}

/**
 * Parses a search. Text without a single word or character matches nothing.
 * @param named records whose names may occur in it; further ones only cost time
 */
export function readSearch<T extends NamedItem>(
  text: string,
  named: readonly T[] = [],
): SearchQuery<T> {
  const tokens = tokenize(text).slice(0, MAX_QUERY_TOKENS);
  const spans = findNames(tokens, named);
  const typed: string[] = [];
  const read: string[] = [];
  const names: string[] = [];
  const ways: string[] = [];
  const asTyped = (from: number, to: number) => {
    const lexemes = typedLexemes(tokens.slice(from, to));
    typed.push(...lexemes);
    read.push(...lexemes);
    ways.push(...lexemes);
  };
  let at = 0;
  for (const { from, to, found } of spans) {
    asTyped(at, from);
    const itself = writtenLexemes(tokens.slice(from, to));
    const standIns = found.flatMap((one) => one.standIns);
    const choices = narrowed([itself, ...standIns.map((name) => writtenLexemes(tokenize(name)))]);
    const choice = `(${choices.map((way) => `(${all(way)})`).join(' | ')})`;
    typed.push(...itself);
    read.push(choice);
    names.push(choice);
    ways.push(...choices.flat());
    at = to;
  }
  asTyped(at, tokens.length);
  return {
    typed: all(typed),
    read: all(read),
    named: read.length > names.length ? all(names) : '',
    any: [...new Set(ways)].join(' | '),
    isSingleCharacter:
      tokens.length === 1 && tokens[0]?.isWord === true && tokens[0].text.length === 1,
    found: [...new Set(spans.flatMap((span) => span.found))],
  };
}

/**
 * A search as the text of a `tsquery`: all of it must match. Text without a single token matches
 * nothing.
 */
export function toSearchQuery(text: string): string {
  return readSearch(text).typed;
}
