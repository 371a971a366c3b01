import type { Db } from '#database/open.ts';
import { matchesQuery, readSearch } from '../../kit/search/index.ts';

function selectTerms(db: Db) {
  return db
    .selectFrom('terms')
    .select(['term_id', 'en', 'zh', 'aliases', 'meaning', 'meaning_zh'])
    .where('archived_at', 'is', null)
    .orderBy((eb) => eb.fn('lower', ['en']))
    .orderBy('term_id');
}

/** The whole glossary, by the English names. */
export function listTerms(db: Db) {
  return selectTerms(db).execute();
}

export type TermRow = Awaited<ReturnType<typeof listTerms>>[number];

/** Terms that share a word or a pair of characters with a text: among them are all that it names. */
export async function findTermsNear(db: Db, text: string): Promise<TermRow[]> {
  const { any } = readSearch(text);
  if (any === '') return [];
  return selectTerms(db).where(matchesQuery('search_document', any)).execute();
}
