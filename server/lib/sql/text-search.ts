import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { likePattern } from './like-pattern.ts';

/**
 * The pattern for `like` on a `search_text` column: these columns are in lower case with full-width
 * characters folded. null: no search.
 */
export function textPattern(search: string | undefined): string | null {
  return likePattern(search)?.toLowerCase() ?? null;
}

/** How many matching ids a query lists at most; more are joined. */
const MAX_INLINE_IDS = 1000;

const idOf = { users: 'user_id', rewards: 'reward_id', courses: 'course_id' } as const;

/** Another table whose rows a search matches as well. */
interface Place {
  table: keyof typeof idOf;
  /** The column of the list that references the table. */
  column: string;
  /** The table's name in the query. */
  as: string;
}

/** Rows of another table that match a search, besides the rows of a list that reference them. */
export interface Named {
  as: string;
  /** The column of the list that references them. */
  column: string;
  /** A few, listed by their ids; null where there are more. */
  ids: readonly number[] | null;
  /** Many, to be joined under the name `as`; null where their ids are listed. */
  rows: RawBuilder<{ id: number }> | null;
  /** Whether a row of the list references one of them. */
  isOne: RawBuilder<boolean>;
}

/**
 * The matches of a pattern in the `search_text` of another table. Few are listed by their ids, so
 * that an index of the column leads to what references them. Many are joined: the database then
 * reads both tables in parallel, and for one page in order it looks up only what that page
 * references; neither works for a query within a condition.
 */
async function findNamed(db: Db, { table, column, as }: Place, pattern: string): Promise<Named> {
  const id = idOf[table];
  const found = sql<{ id: number }>`(
    select ${sql.ref(id)} as id from ${sql.table(table)} where search_text like ${pattern})`;
  const { rows } = await sql<{ id: number }>`${found} limit ${MAX_INLINE_IDS + 1}`.execute(db);
  if (rows.length > MAX_INLINE_IDS) {
    const isOne = sql<boolean>`${sql.ref(`${as}.id`)} is not null`;
    return { as, column, ids: null, rows: found, isOne };
  }
  const ids = rows.map((row) => row.id);
  return { as, column, ids, rows: null, isOne: isOneOf(column, ids) };
}

/** Whether a column is one of some ids, however few. */
export function isOneOf(column: string, ids: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${sql.val(ids)}::integer[])`;
}

/** The condition of a search in a list. */
export interface Words {
  named: readonly Named[];
  /** Whether a row matches; may reference the joined rows of `named`. */
  matches: RawBuilder<boolean>;
}

/**
 * The rows of a list that match a search: those that reference a match in another table, or that
 * contain the words themselves. null: no search.
 * @param isHere whether a row of the list contains the words itself; absent: never
 */
export async function parseSearch(
  db: Db,
  search: string | undefined,
  places: readonly Place[],
  isHere?: (pattern: string) => RawBuilder<boolean>,
): Promise<Words | null> {
  const pattern = textPattern(search);
  if (pattern === null) return null;
  const named = await Promise.all(places.map((place) => findNamed(db, place, pattern)));
  const ways = [...named.map(({ isOne }) => isOne), ...(isHere ? [isHere(pattern)] : [])];
  return { named, matches: sql<boolean>`(${sql.join(ways, sql` or `)})` };
}

/** Filters a query by a search; without one it keeps all rows. */
export function filterMatches<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  words: Words | null,
): SelectQueryBuilder<DB, TB, Row> {
  if (words === null) return query;
  // An id that is joined at most once duplicates no row, and no column of it is selected.
  const beside = words.named.reduce(
    (qb, { rows, as, column }) =>
      rows === null
        ? qb
        : (qb.leftJoin(rows.as(as), (join) =>
            join.on(sql<boolean>`${sql.ref(`${as}.id`)} = ${sql.ref(column)}`),
          ) as unknown as typeof query),
    query,
  );
  return beside.where(words.matches);
}
