import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { likePattern } from './like-pattern.ts';

/**
 * What a `search_text` column is compared with by `like`: these columns hold small letters,
 * full-width ones folded. null: nothing to look for.
 */
export function textPattern(search: string | undefined): string | null {
  return likePattern(search)?.toLowerCase() ?? null;
}

/** So many are named in a question; more than that are asked for within it. */
const FEW = 1000;

/**
 * Whether a column names one of the rows whose `search_text` a pattern fits. Few are told
 * by their ids, so that an index of the column leads to what belongs to them; for many,
 * whatever they are asked for is read as a whole.
 */
export async function namesOneFound(
  db: Db,
  { table, id }: { table: 'users' | 'rewards' | 'courses'; id: string },
  pattern: string,
): Promise<(column: string) => RawBuilder<boolean>> {
  const found = sql<{ id: number }>`
    select ${sql.ref(id)} as id from ${sql.table(table)} where search_text like ${pattern}`;
  const { rows } = await sql<{ id: number }>`${found} limit ${FEW + 1}`.execute(db);
  if (rows.length > FEW) return (column) => sql<boolean>`${sql.ref(column)} in (${found})`;
  const ids = rows.map((row) => row.id);
  return (column) => sql<boolean>`${sql.ref(column)} = any(${sql.val(ids)}::integer[])`;
}

/** So many found rows stand close enough in every order for a page to be full soon. */
const MANY_FOUND = 2000;

/** Adds nothing, but is no longer the column that an index is of. */
const nothingMore = { moment: sql`interval '0'`, number: sql`0` };

/**
 * A column that a list is put in order by. Where few rows were found it is written so that
 * no index of that order fits: the planner would rather walk through all rows until a page
 * is full than look for those few, and for rare words that is every row.
 */
export function orderOfFound(
  column: string,
  type: keyof typeof nothingMore,
  { isSearch, count }: { isSearch: boolean; count: number },
): RawBuilder<unknown> {
  return isSearch && count < MANY_FOUND
    ? sql`(${sql.ref(column)} + ${nothingMore[type]})`
    : sql`${sql.ref(column)}`;
}
