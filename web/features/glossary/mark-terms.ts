import type { Term } from '#contract/glossary.ts';
import type { Locale } from '#domain/locale.ts';
import { glossaryPath } from '#web/lib/page-paths.ts';

/** The names of a term. */
type NamedTerm = Pick<Term, 'term_id' | 'names'>;

/** A text with its terms marked, and the list of them, in the order of the text. */
export interface MarkedHtml {
  html: string;
  termIds: number[];
}

/** Text in these elements is a link already, a heading, or not prose. */
const UNMARKED = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre', 'button']);

const hasHan = (name: string) => /\p{Script=Han}/u.test(name);
/** `NAV`, `REITs`, `P/E`: only in this spelling they mean the term. */
function isAcronym(name: string): boolean {
  const stem = name.replace(/s$/, '');
  return !/[a-z\s]/.test(stem) && /[A-Z].*[A-Z]/.test(stem);
}

/**
 * Next to these an English word that is also a noun means something else: `to share`, `in return`.
 */
const ASTRAY_AFTER =
  /\b(?:to|will|can|could|may|might|would|should|must|not|never|you|we|they|I|who|please)\s*$/i;
const ASTRAY_BEFORE =
  /^\s+(?:the|an?|your|my|our|their|his|her|its|this|that|these|it|them|him|us|you|with|out|up|of|to)\b/i;
/** A word with a capital beside another one is part of somebody's name: `Inland Revenue Board`. */
const CAPITAL_BEFORE = /\p{Lu}\p{Ll}+\s+$/u;
const CAPITAL_AFTER = /^\s+\p{Lu}\p{Ll}/u;

/** Whether one English word, which is a term by itself, means something else here. */
function isAstray(word: string, before: string, after: string): boolean {
  if (ASTRAY_AFTER.test(before) || ASTRAY_BEFORE.test(after)) return true;
  if (/\bin\s+$/i.test(before) && /^return$/i.test(word)) return true;
  const isCapital = /^\p{Lu}/u.test(word);
  return isCapital && (CAPITAL_BEFORE.test(before) || CAPITAL_AFTER.test(after));
}

/** The context in characters that decides the meaning of a word. */
const AROUND = 30;

function isNameOf(name: string, locale: Locale): boolean {
  if (locale === 'en') return !hasHan(name);
  return hasHan(name) || isAcronym(name);
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A name as a pattern, in which hyphens and spaces match each other. */
function patternOf(name: string): string {
  const plain = escapeHtml(name).replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
  return hasHan(name) ? plain : plain.replace(/[\s-]+/g, '[\\s\\-\u2010\u2011\u2013]+');
}

/** All names, the longest first. English ones are whole words, and may belong to several terms. */
function patternOfAll(names: readonly string[]): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const either = (some: readonly string[]) => some.map(patternOf).join('|') || '(?!)';
  const han = either(longestFirst.filter(hasHan));
  const latin = either(longestFirst.filter((name) => !hasHan(name)));
  return `${han}|(?<![a-z\\d\u00c0-\u024f])(?:${latin})(?:e?s)?(?![a-z\\d\u00c0-\u024f])`;
}

/** The key of a name, whatever its spelling. */
const keyOf = (text: string) => text.toLowerCase().replace(/[\s\-\u2010\u2011\u2013]+/g, ' ');

/**
 * Marks the first occurrence of each term in a lesson as a link to the glossary: the longest name
 * first, never within links, headings or code, never across a tag.
 * @param html cleaned by the server; the result is as clean
 * @param locale the language that it is written in
 */
export function markTerms(html: string, terms: readonly NamedTerm[], locale: Locale): MarkedHtml {
  const byName = new Map<string, { termId: number; name: string }>();
  for (const { term_id: termId, names } of terms) {
    for (const name of names) {
      if (isNameOf(name, locale)) byName.set(keyOf(escapeHtml(name)), { termId, name });
    }
  }
  if (byName.size === 0) return { html, termIds: [] };
  const names = [...byName.values()].map(({ name }) => name);
  // A tag or an entity (`&amp;`) is matched as a whole, so that nothing inside of it matches.
  const parts = new RegExp(`<[^<>]*>|(${patternOfAll(names)})|&#?\\w+;`, 'gi');

  const find = (text: string) => {
    const key = keyOf(text);
    return (
      byName.get(key) ?? byName.get(key.replace(/s$/, '')) ?? byName.get(key.replace(/es$/, ''))
    );
  };
  const marked = new Set<number>();
  let unmarkedDepth = 0;
  const result = html.replace(parts, (part: string, text: string | undefined, ...rest) => {
    const offset = rest.at(-2) as number;
    if (text === undefined) {
      const [, closing, tag = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part) ?? [];
      if (UNMARKED.has(tag.toLowerCase())) unmarkedDepth += closing ? -1 : 1;
      return part;
    }
    const found = unmarkedDepth > 0 ? undefined : find(text);
    if (found === undefined || marked.has(found.termId)) return part;
    if (isAcronym(found.name) && !text.startsWith(escapeHtml(found.name))) return part;
    const isOneWord = /^[a-z]+$/i.test(found.name) && !isAcronym(found.name);
    const before = html.slice(Math.max(0, offset - AROUND), offset);
    const after = html.slice(offset + part.length, offset + part.length + AROUND);
    if (isOneWord && isAstray(part, before, after)) return part;
    marked.add(found.termId);
    return `<a class="term" href="${glossaryPath(found.termId)}" data-term="${found.termId}">${part}</a>`;
  });
  return { html: result, termIds: [...marked] };
}
