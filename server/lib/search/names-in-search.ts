import { type Token, tokenize } from './tokenize.ts';
import { keyOf } from './word-endings.ts';

/** A record with names: a term of the glossary. */
export interface NamedItem {
  /** Any of these names in a search refers to it. */
  names: readonly string[];
  /** A search that refers to it is expanded by these names. */
  standIns: readonly string[];
}

interface Span<T> {
  from: number;
  to: number;
  found: T[];
}

/** The positions of names in a text: from the left, the longest first, without overlap. */
export function findNames<T extends NamedItem>(
  tokens: readonly Token[],
  named: readonly T[],
): Span<T>[] {
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
      // A single character within a longer text is part of another word.
      const isChance = key.length === 1 && tokens.length > 1;
      if (found !== undefined && !isChance) span = { from, to, found: [...found] };
    }
    if (span === undefined) continue;
    spans.push(span);
    from = span.to - 1;
  }
  return spans;
}
