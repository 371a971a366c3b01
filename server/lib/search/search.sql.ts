import { type RawBuilder, sql } from 'kysely';
import { readSearch, toSearchQuery } from './read-search.ts';
import { type SearchTexts, toSearchDocument } from './search-document.ts';

/** The value of a `search_document` column. */
export function searchDocument(texts: SearchTexts): RawBuilder<string> {
  return sql<string>`${toSearchDocument(texts)}::tsvector`;
}

/**
 * Whether a row matches a parsed search.
 * @param column of type `tsvector`, e.g. `c.search_document`
 */
export function matchesSearch(column: string, search: string): RawBuilder<boolean> {
  return matchesQuery(column, toSearchQuery(search));
}

/** Whether a row matches the text of a `tsquery`. */
export function matchesQuery(column: string, query: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} @@ ${query}::tsquery`;
}

/** The same in titles alone; `…_title_search_idx` answers it without reading a row. */
export function matchesTitle(column: string, query: string): RawBuilder<boolean> {
  return sql<boolean>`ts_filter(${sql.ref(column)}, '{a}') @@ ${query}::tsquery`;
}

/** A document without its body: titles, names and summary, as written or typed in pinyin. */
const withoutBody = (column: string) => sql`ts_filter(${sql.ref(column)}, '{a,b,d}')`;

/** The same in titles, names and summary, but in no body. */
export function matchesNames(column: string, query: string): RawBuilder<boolean> {
  return sql<boolean>`${withoutBody(column)} @@ ${query}::tsquery`;
}

/**
 * How much of a query a row contains, and where: title before names before body before pinyin;
 * below 1. It is computed with “or”: with “and”, PostgreSQL considers the distance between terms,
 * which the documents do not store.
 */
export function fitsQuery(column: string, anyQuery: string): RawBuilder<number> {
  return fitOf(sql.ref(column), anyQuery);
}

/** The same without the body: no order of rows may reveal what it says. */
export function fitsNames(column: string, anyQuery: string): RawBuilder<number> {
  return fitOf(withoutBody(column), anyQuery);
}

const fitOf = (document: RawBuilder<unknown>, anyQuery: string) =>
  sql<number>`ts_rank('{0.05, 0.1, 0.4, 1}', ${document}, ${anyQuery}::tsquery, 32)`;

/** The rank of a matching row: all of it in the title before everything else. */
export function searchRank(column: string, search: string): RawBuilder<number> {
  const { typed, any } = readSearch(search);
  return sql<number>`(${matchesTitle(column, typed)})::int + ${fitsQuery(column, any)}`;
}
