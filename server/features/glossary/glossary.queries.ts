import type { Db } from '#database/open.ts';
import { glossaryTermTexts, pairedColumns } from '#domain/bilingual-entities.ts';
import { matchesNames, matchesQuery, readSearch, toSearchQuery } from '#server/lib/search/index.ts';

function selectTerms(db: Db) {
  return db
    .selectFrom('terms')
    .select(['term_id', 'en', 'zh', 'aliases', ...pairedColumns(glossaryTermTexts)])
    .where('archived_at', 'is', null)
    .orderBy((eb) => eb.fn('lower', ['en']))
    .orderBy('term_id');
}

/** The glossary by the English names: all of it, or the terms with a name that matches a text. */
export async function listTerms(db: Db, text = '') {
  if (text.trim() === '') return selectTerms(db).execute();
  const query = toSearchQuery(text);
  if (query === '') return [];
  return selectTerms(db).where(matchesNames('search_document', query)).execute();
}

export type TermRow = Awaited<ReturnType<typeof listTerms>>[number];

/**
 * Terms that share a word or a pair of characters with a text: a superset of those that it names.
 */
export async function findTermsNear(db: Db, text: string): Promise<TermRow[]> {
  const { any } = readSearch(text);
  if (any === '') return [];
  return selectTerms(db).where(matchesQuery('search_document', any)).execute();
}
