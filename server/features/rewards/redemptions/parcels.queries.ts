import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import {
  filterBySearch,
  findRedemptions,
  type RedemptionRow,
  type RequestFilter,
  withStatus,
} from './redemptions.queries.ts';

/**
 * The requests that are shipped, oldest first, in batches.
 * @param ids null: all that match the filter
 */
export async function* streamParcels(
  db: Db,
  { ids, ...filter }: RequestFilter & { ids: readonly number[] | null },
  batchSize = 500,
): AsyncGenerator<RedemptionRow[]> {
  const words = await filterBySearch(db, filter.search);
  // As text, since a time of the database is finer than one of JavaScript.
  let after: { at: string; id: number } | null = null;
  for (;;) {
    const rows: { redemption_id: number; at: string }[] = await withStatus(db, filter, words)
      .select(['redemption_id', sql<string>`redemption.created_at::text`.as('at')])
      .where('redemption.requires_shipping', '=', true)
      .$if(ids !== null, (qb) => qb.where('redemption_id', 'in', ids ?? []))
      .$if(after !== null, (qb) =>
        qb.where(
          sql<boolean>`(redemption.created_at, redemption_id)
            > (${after?.at}::timestamptz, ${after?.id}::integer)`,
        ),
      )
      .orderBy('redemption.created_at')
      .orderBy('redemption_id')
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await findRedemptions(
      db,
      rows.map((row) => row.redemption_id),
    );
    if (rows.length < batchSize) return;
    after = { at: last.at, id: last.redemption_id };
  }
}
