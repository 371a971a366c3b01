import { type SelectQueryBuilder, sql } from 'kysely';
import { MAX_COUNTED } from '#contract/paging.ts';
import type { Db } from '#database/open.ts';

/**
 * How many rows match, for a list that may be too long to be counted at every reading: counting
 * ends with `MAX_COUNTED`.
 */
export async function countUpTo<DB, TB extends keyof DB, O>(
  db: Db,
  found: SelectQueryBuilder<DB, TB, O>,
): Promise<{ count: number; has_more: boolean }> {
  const first = found.select(sql<number>`1`.as('one')).limit(MAX_COUNTED + 1);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${first}) counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, MAX_COUNTED), has_more: count > MAX_COUNTED };
}
