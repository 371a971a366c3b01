import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { likePattern } from './like-pattern.ts';

/**
 * What a `search_text` column is compared with by `like`: these columns hold small letters,
 * full-width ones folded. null: nothing to look for.
 */
export function textPattern(search: string | undefined): string | null {
  return likePattern(search)?.toLowerCase() ?? null;
}

/** So many are named in a query; more than that are joined to it. */
const MAX_INLINE_IDS = 1000;

const idOf = { users: 'user_id', rewards: 'reward_id', courses: 'course_id' } as const;

/** Where else than in a row itself the words of a search may stand. */
interface Place {
  table: keyof typeof idOf;
  /** The column of the list that names a row of the table. */
  column: string;
  /** The table's name in the query. */
  as: string;
}

/** Rows of another table that a search has found, beside the rows of a list that name them. */
export interface Named {
  as: string;
  /** The column of the list that names them. */
  column: string;
  /** A few, named by their ids; null where there are more. */
  ids: readonly number[] | null;
  /** More than a few, to be joined under the name `as`; null where their ids are given. */
  rows: RawBuilder<{ id: number }> | null;
  /** Whether a row of the list names one of them. */
  isOne: RawBuilder<boolean>;
}

/**
 * What a pattern fits in the `search_text` of another table. Few are named by their ids, so
 * that an index of the column leads to what belongs to them. Many are joined: the database
 * then reads both tables at once with all its cores, and for one page in order it looks up
 * only what that page names; neither works for a query within a condition.
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

/** What the words of a search mean in a list. */
export interface Words {
  named: readonly Named[];
  /** Whether a row is meant; may ask for the rows of `named`. */
  matches: RawBuilder<boolean>;
}

/**
 * Which rows of a list the words of a search mean: those that name one of what was found in
 * other tables, or that hold the words themselves. null: all are meant.
 * @param isHere whether a row of the list holds the words itself; absent: it holds none
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

/** Leaves the rows that are meant; without words all are. */
export function filterMatches<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  words: Words | null,
): SelectQueryBuilder<DB, TB, Row> {
  if (words === null) return query;
  // An id that is joined once at most makes no row more, and no column of it is chosen.
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
