import { type Token, tokenize, tokenizeRuns } from './tokenize.ts';

/**
 * The application's own search terms. No built-in configuration of PostgreSQL splits
 * Chinese, and segmenters split finance words apart (定投, 市盈率), so what is indexed is
 * every single Chinese character and every pair of neighbours. Latin words are indexed
 * whole and matched by prefix.
 */

/** Adjacent pairs in one run. */
export function pairsOf(run: readonly Token[]): string[] {
  return run.slice(1).map((token, index) => `${run[index]?.text}${token.text}`);
}

/** Every term of a text, each once: words, single characters, pairs. */
export function termsOf(text: string): string[] {
  const runs = tokenizeRuns(tokenize(text));
  return [...new Set(runs.flatMap((run) => [...run.map((token) => token.text), ...pairsOf(run)]))];
}

/** The Latin words of a text, each as it is indexed. */
export function wordsOf(text: string): string[] {
  return tokenize(text).flatMap((token) => (token.isWord ? [token.text] : []));
}

/** A lexeme, quoted for a literal of `tsvector` or `tsquery`. */
export function quote(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
