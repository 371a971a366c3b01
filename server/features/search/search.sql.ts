import { type RawBuilder, sql } from 'kysely';
import { type SearchTexts, toSearchDocument, toSearchQuery } from './terms.ts';

/** What a `search_document` column is set to. */
export function searchDocument(texts: SearchTexts): RawBuilder<string> {
  return sql<string>`${toSearchDocument(texts)}::tsvector`;
}

/**
 * Whether a row is what a person seeks.
 * @param column of type `tsvector`, e.g. `c.search_document`
 */
export function matchesSearch(column: string, search: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} @@ ${toSearchQuery(search)}::tsquery`;
}

/** How well a row fits: title before names before body before pinyin. */
export function searchRank(column: string, search: string): RawBuilder<number> {
  return sql<number>`ts_rank('{0.05, 0.1, 0.4, 1}', ${sql.ref(column)}, ${toSearchQuery(search)}::tsquery)`;
}
