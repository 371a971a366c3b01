import type { Insertable } from 'kysely';
import type { Tx } from '#database/open.ts';
import type { TermsTable } from '#database/types.ts';
import { glossaryTermTexts, pairedColumns } from '#domain/bilingual-entities.ts';
import { searchDocument } from '#server/lib/search/index.ts';

/** Adds a term with its search document. @returns its id */
export async function insertTerm(
  tx: Tx,
  term: Omit<Insertable<TermsTable>, 'search_document'>,
): Promise<number> {
  const { term_id } = await tx
    .insertInto('terms')
    .values(term)
    .returning('term_id')
    .executeTakeFirstOrThrow();
  await reindexTerm(tx, term_id);
  return term_id;
}

/** Rebuilds the search document of a term; called in the transaction that changes the term. */
export async function reindexTerm(tx: Tx, termId: number): Promise<void> {
  const term = await tx
    .selectFrom('terms')
    .selectAll()
    .where('term_id', '=', termId)
    .executeTakeFirstOrThrow();
  const document = searchDocument({
    title: [term.en, term.zh],
    names: term.aliases,
    body: pairedColumns(glossaryTermTexts).map((column) => term[column]),
  });
  await tx
    .updateTable('terms')
    .set({ search_document: document })
    .where('term_id', '=', termId)
    .execute();
}
