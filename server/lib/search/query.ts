import { type Token, tokenize, tokenizeRuns } from './runs.ts';
import { pairsOf, quote } from './terms.ts';

/** Lengths of a search, in tokens; the contract bounds it in characters. */
const MAX_QUERY_TOKENS = 60;
/** So short a word is a name or a particle: what begins with it is something else. */
const MAX_PARTICLE_LENGTH = 3;

/** English endings; what is left is still a beginning of the word, so it finds more, never less. */
const ENDING = /(?<=^.{4,})(?:ies|ing|ed|es|s)$/;

/** Something that has names: a term of the glossary. */
export interface NamedItem {
  /** By any of these a person may ask for it. */
  names: readonly string[];
  /** By these it goes wherever it is written: what it is sought by when it was asked for. */
  standIns: readonly string[];
}

/** What a person asks for, as texts of `tsquery` from the narrowest to the widest; '' finds nothing. */
export interface SearchQuery<T extends NamedItem = NamedItem> {
  /** All of it, as it was typed. */
  typed: string;
  /** All of it, each name by any of its stand-ins too. */
  read: string;
  /** The names alone, where there is more around them; else ''. */
  named: string;
  /** Any part of it: how well a row fits. */
  any: string;
  /** One Latin letter, with which half of all texts have a word: only titles tell. */
  isSingleCharacter: boolean;
  /** What was recognised, in the order of the text. */
  found: T[];
}

const stemOf = (word: string) => word.replace(ENDING, '');

/** Words that differ in their ending alone have one key: `share` and `shares`, `equity` and `equities`. */
const keyOf = ({ text, isWord }: Token) =>
  isWord ? stemOf(text).replace(/(?<=^.{3,})[ey]$/, '') : text;

function lexemesOf(tokens: readonly Token[], word: (token: Token) => string): string[] {
  return tokenizeRuns(tokens).flatMap((run) => {
    const [first] = run;
    if (first?.isWord) return [word(first)];
    return (run.length === 1 ? run.map((token) => token.text) : pairsOf(run)).map(quote);
  });
}

/** A letter that signs hold to others (`P/E`, `A股`) begins no word. */
const isWhole = ({ text, isJoined }: Token) => text.length === 1 && isJoined;

/** Whether a word of a text is one that a person typed. */
export function isTypedWord(word: string, typed: Token): boolean {
  return isWhole(typed) ? word === typed.text : word.startsWith(stemOf(typed.text));
}

/**
 * What a person types: words by their beginning without an English ending (`investing`,
 * `invested` and `invests` all seek `invest`), Chinese as pairs; the same rule as
 * `isTypedWord`.
 */
const typedLexemes = (tokens: readonly Token[]) =>
  lexemesOf(tokens, (token) =>
    isWhole(token) ? quote(token.text) : `${quote(stemOf(token.text))}:*`,
  );

/**
 * Whether a word of a text is a word of a name: short ones whole, or of several, or `SMA`
 * would find all that is small.
 */
export function isWordOfName(word: string, ofName: string): boolean {
  if (ofName.length > MAX_PARTICLE_LENGTH) return word.startsWith(stemOf(ofName));
  return word === ofName || (ofName.length > 1 && word === `${ofName}s`);
}

/** A name as texts write it; the same rule as `isWordOfName`. */
const writtenLexemes = (tokens: readonly Token[]) =>
  lexemesOf(tokens, ({ text }) => {
    if (text.length > MAX_PARTICLE_LENGTH) return `${quote(stemOf(text))}:*`;
    return text.length === 1 ? quote(text) : `(${quote(text)} | ${quote(`${text}s`)})`;
  });

const all = (lexemes: readonly string[]) => [...new Set(lexemes)].join(' & ');

/**
 * Ways to ask for one thing, the first of them always; without those that ask for what
 * another asks for and more besides, and without those of letters alone (`P/E`), which
 * stand in every text.
 */
function narrowed([first = [], ...others]: readonly string[][]): string[][] {
  const telling = others.filter((way) => way.some((lexeme) => /'.{2,}'/.test(lexeme)));
  const ways = [...new Map([first, ...telling].map((way) => [all(way), way])).values()];
  const asksMore = (way: string[]) =>
    ways.some((other) => other.length < way.length && other.every((one) => way.includes(one)));
  return ways.filter((way) => way === ways[0] || !asksMore(way));
}

interface Span<T> {
  from: number;
  to: number;
  found: T[];
}

/** Where in a text names stand: from the left, the longest first, no two over each other. */
function findNames<T extends NamedItem>(tokens: readonly Token[], named: readonly T[]): Span<T>[] {
  const byKey = new Map<string, Set<T>>();
  for (const one of named) {
    for (const name of one.names) {
      const key = tokenize(name).map(keyOf).join('');
      if (key !== '') byKey.set(key, (byKey.get(key) ?? new Set()).add(one));
    }
  }
  const longest = Math.max(0, ...[...byKey.keys()].map((key) => key.length));
  const keys = tokens.map(keyOf);
  const spans: Span<T>[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let key = '';
    let span: Span<T> | undefined;
    for (let to = from + 1; to <= tokens.length && key.length < longest; to++) {
      // Without spaces: `PE ratio` and `P/E ratio` are one name.
      key += keys[to - 1];
      const found = byKey.get(key);
      // One letter or character within a longer text is part of another word.
      const isChance = key.length === 1 && tokens.length > 1;
      if (found !== undefined && !isChance) span = { from, to, found: [...found] };
    }
    if (span === undefined) continue;
    spans.push(span);
    from = span.to - 1;
  }
  return spans;
}

/**
 * Reads what a person typed. Text without a single word or character finds nothing.
 * @param named what may be meant by name; whatever else is in it costs time only
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
 * What a person typed, as the text of a `tsquery`: all of it must be found. Text without a
 * single term finds nothing.
 */
export function toSearchQuery(text: string): string {
  return readSearch(text).typed;
}
