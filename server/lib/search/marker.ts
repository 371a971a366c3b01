import { syllablesOf } from './pinyin.ts';
import { isTypedWord, isWordOfName, type SearchQuery } from './read-search.ts';
import { pairsOf } from './terms.ts';
import { composed, type Token, tokenize, tokenizeRuns } from './tokenize.ts';

/** A text in parts; together they are the text. */
export interface MarkedToken {
  text: string;
  /** This part matches the search. */
  found: boolean;
}
export type Found = MarkedToken[];

/** A half-open range of UTF-16 units. */
type Range = readonly [start: number, end: number];

/** Finds in texts what a person searched for: words, Chinese, glossary names. */
export interface Marker {
  /**
   * All of a text. @param inTitle for titles and names: there pinyin and single characters match too
   */
  mark(text: string, inTitle?: boolean): Found;
  /** The matches in a text, in order, without overlap. */
  rangesIn(text: string, inTitle?: boolean): Range[];
}

/** A parsed search, ready to be matched against texts. */
export function createMarker(search: string, query: Pick<SearchQuery, 'found'>): Marker {
  const typed = tokenize(search);
  const words = typed.filter((token) => token.isWord);
  const runs = tokenizeRuns(typed).filter(([first]) => first?.isWord === false);
  const pairs = new Set(runs.flatMap(pairsOf));
  const singles = new Set(runs.flatMap((run) => (run.length === 1 ? [run[0]?.text] : [])));
  const names = query.found.flatMap((one) => one.standIns.map(tokenize));
  const typedPinyin = words.map((word) => word.text).filter((word) => /^[a-z]{2,}$/.test(word));

  function rangesIn(text: string, inTitle = false): Range[] {
    const tokens = tokenize(text);
    const ranges: Range[] = [];
    for (const [index, token] of tokens.entries()) {
      if (token.isWord) {
        const isTyped = words.some(
          (word) => isTypedWord(token.text, word) && (inTitle || isDistinctive(word)),
        );
        if (isTyped) ranges.push(rangeOf(token));
      } else {
        const next = tokens[index + 1];
        if (singles.has(token.text)) ranges.push(rangeOf(token));
        if (next?.run === token.run && pairs.has(token.text + next.text)) {
          ranges.push([token.start, next.end]);
        }
      }
      for (const name of names) {
        const last = lastOfName(tokens, index, name);
        if (last !== undefined) ranges.push([token.start, last.end]);
      }
    }
    if (inTitle && typedPinyin.length > 0) ranges.push(...rangesOfPinyin(tokens, typedPinyin));
    return merged(ranges, composed(text));
  }
  return {
    rangesIn,
    mark: (text, inTitle) => cut(composed(text), rangesIn(text, inTitle)),
  };
}

/** A single character begins a word of every sentence. */
const isDistinctive = (word: Token) => word.text.length > 1 || word.isJoined;

const rangeOf = (token: Token): Range => [token.start, token.end];

/** The last token of a name that begins at `index`, if one does. */
function lastOfName(tokens: readonly Token[], index: number, name: readonly Token[]) {
  for (const [offset, part] of name.entries()) {
    const token = tokens[index + offset];
    if (token === undefined || token.isWord !== part.isWord) return undefined;
    const isSame = token.isWord ? isWordOfName(token.text, part.text) : token.text === part.text;
    const isTorn =
      offset > 0 &&
      part.run === name[offset - 1]?.run &&
      token.run !== tokens[index + offset - 1]?.run;
    if (!isSame || isTorn) return undefined;
  }
  return tokens[index + name.length - 1];
}

/** How many of the first syllables a typed word covers, by pinyin or by initials; 0 for none. */
function reachOf(word: string, syllables: readonly string[]): number {
  if (syllables.join('').startsWith(word)) {
    const parts = syllables.map((_, index) => syllables.slice(0, index + 1).join(''));
    return parts.findIndex((part) => part.length >= word.length) + 1;
  }
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  return initials.startsWith(word) ? word.length : 0;
}

/** The characters whose pinyin or initials were typed. */
function rangesOfPinyin(tokens: readonly Token[], typed: readonly string[]): Range[] {
  const unspaced = tokenizeRuns(tokens).filter(([first]) => first?.isWord === false);
  return unspaced.flatMap((run) => {
    const syllables = syllablesOf(run);
    return run.flatMap((first, start) =>
      typed.flatMap((word): Range[] => {
        const reach = reachOf(word, syllables.slice(start));
        const last = reach === 0 ? undefined : run[start + reach - 1];
        return last === undefined ? [] : [[first.start, last.end]];
      }),
    );
  });
}

/** Nothing, or a sign that connects characters: `P/E`, `S&P`. */
const JOINER = /^[/&+'’-]?$/;

function merged(ranges: readonly Range[], text: string): Range[] {
  const result: Range[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1);
    if (last !== undefined && JOINER.test(text.slice(last[1], start))) {
      result[result.length - 1] = [last[0], Math.max(last[1], end)];
    } else result.push([start, end]);
  }
  return result;
}

/** A text, or a part of it, in parts. @param ranges in order, without overlap */
function cut(text: string, ranges: readonly Range[], from = 0, to = text.length): Found {
  const tokens: Found = [];
  const add = (start: number, end: number, found: boolean) => {
    if (start < end) tokens.push({ text: text.slice(start, end), found });
  };
  let at = from;
  for (const [start, end] of ranges) {
    if (end <= from || start >= to) continue;
    const begin = Math.max(start, from);
    add(at, begin, false);
    at = Math.min(end, to);
    add(begin, at, true);
  }
  add(at, to, false);
  return tokens;
}

/** An excerpt is about two lines: so many Latin characters, half as many Chinese characters. */
const MAX_EXCERPT_WIDTH = 150;
/** How far before the match an excerpt may begin. */
const MAX_LEAD_WIDTH = 40;

/**
 * How much of a text is searched for an excerpt, in characters: a page of results has forty texts,
 * each of which may be fifty times as long. Matches behind it are not shown.
 */
const MAX_SEARCHED_CHARACTERS = 20_000;

/** Chinese characters and the punctuation between them. */
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/u;
const widthOf = (character: string) => (WIDE.test(character) ? 2 : 1);

/** Whether a sentence ends before a position. */
function isSentenceStart(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  return /[。！？；!?;]/.test(before) || (before === '.' && text.charAt(at) === ' ');
}

/** Whether a text may be cut between two characters. */
const isBreak = (before: string, after: string) =>
  /\s/.test(before) || widthOf(before) === 2 || widthOf(after) === 2;

/**
 * About two lines of a text around the first match; its beginning where there is none. Cut ends are
 * marked with an ellipsis.
 */
export function excerptOf(text: string, marker: Marker): { tokens: Found; isFound: boolean } {
  const plain = composed(text.slice(0, MAX_SEARCHED_CHARACTERS).toWellFormed())
    .replace(/\s+/g, ' ')
    .trim();
  const ranges = marker.rangesIn(plain);
  const from = beginning(plain, ranges[0]?.[0] ?? 0);
  const to = ending(plain, from);
  const tokens = cut(plain, ranges, from, to);
  const dots = (isCut: boolean): Found => (isCut ? [{ text: '…', found: false }] : []);
  return {
    tokens: [...dots(from > 0), ...tokens, ...dots(to < plain.length)],
    isFound: ranges.length > 0,
  };
}

function beginning(text: string, firstFound: number): number {
  let width = 0;
  let wordStart = firstFound;
  for (let at = firstFound; at > 0; at--) {
    width += widthOf(text.charAt(at - 1));
    if (width > MAX_LEAD_WIDTH) return wordStart;
    if (isSentenceStart(text, at)) return text.charAt(at) === ' ' ? at + 1 : at;
    if (isBreak(text.charAt(at - 1), text.charAt(at))) wordStart = at;
  }
  return 0;
}

function ending(text: string, from: number): number {
  let width = 0;
  let wordEnd = from;
  for (let at = from; at < text.length; at++) {
    if (isBreak(text.charAt(at), text.charAt(at + 1))) wordEnd = at;
    width += widthOf(text.charAt(at));
    if (width <= MAX_EXCERPT_WIDTH) continue;
    if (wordEnd > from) return wordEnd;
    // A single very long word: it is cut, but no character is.
    return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
  }
  return text.length;
}
