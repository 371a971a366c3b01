import { sql } from 'kysely';
import { cached } from '#database/cached-values.ts';
import { isFreeCourseSql } from '#server/features/courses/index.ts';
import { readSearch } from '#server/lib/search/index.ts';
import { listTerms } from './glossary.queries.ts';
import { namesOf, writtenNamesOf } from './glossary.rules.ts';

/**
 * The terms for which a search, in either language, finds a lesson that a guest may find: in a free
 * course by its text, in another one by its titles and description. Only the pages of these terms
 * link to that search.
 */
export const findTaughtTerms = cached(async (db): Promise<ReadonlySet<number>> => {
  const terms = await listTerms(db);
  const named = terms.map((term) => ({
    ...term,
    names: namesOf(term),
    standIns: writtenNamesOf(term),
  }));
  const searches = named.flatMap((term) =>
    [term.en, term.zh].map((name) => ({
      id: term.term_id,
      query: readSearch(name, [term]).read,
    })),
  );
  const wanted = searches.filter(({ query }) => query !== '');
  if (wanted.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select wanted.id
    from unnest(
      ${sql.val(wanted.map(({ id }) => id))}::int[],
      ${sql.val(wanted.map(({ query }) => query))}::text[]
    ) as wanted (id, query)
    where exists (
      select from contents k join courses c on c.course_id = k.course_id
      where k.archived_at is null and c.status = 'active' and c.archived_at is null
        and k.search_document @@ wanted.query::tsquery
        and (
          ${isFreeCourseSql('c')}
          or ts_filter(k.search_document, '{a,b,d}') @@ wanted.query::tsquery
        )
    )
    group by wanted.id
    having count(*) = 2`.execute(db);
  return new Set(rows.map(({ id }) => id));
});
