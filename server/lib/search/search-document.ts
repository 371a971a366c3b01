import { pinyinTermsOf } from './pinyin.ts';
import { quote, termsOf } from './terms.ts';

/** PostgreSQL's `tsvector` is limited to 1 MiB; text beyond this is not found. */
const MAX_DOCUMENT_BYTES = 1_000_000;
/** The overhead of a term in a `tsvector`, at most. */
const BYTES_BESIDE = 16;

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
