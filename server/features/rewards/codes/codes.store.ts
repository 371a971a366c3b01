import { sql } from 'kysely';
import type { Tx } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';

/** The writes of codes. The reward is locked before its list changes. */

/** Adds codes that are not stored yet. @returns how many those were */
export async function insertCodes(
  tx: Tx,
  rewardId: number,
  codes: readonly string[],
  now: Date,
): Promise<number> {
  if (codes.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into reward_codes (reward_id, code, created_at)
    select ${rewardId}, code, ${now}
    from unnest(${sql.val(codes)}::text[]) with ordinality as list (code, at) order by at
    on conflict on constraint reward_codes_code_key do nothing
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Deletes the newest unused codes. @returns how many there were */
export async function deleteUnusedCodes(tx: Tx, rewardId: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('reward_codes')
    .where('reward_code_id', 'in', (eb) =>
      eb
        .selectFrom('reward_codes')
        .select('reward_code_id')
        .where('reward_id', '=', rewardId)
        .where('redemption_id', 'is', null)
        .orderBy('reward_code_id', 'desc')
        .limit(limit)
        .forUpdate(),
    )
    .where('redemption_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Sets the stock of a reward to the number of its codes that are free. */
export async function storeCodeStock(tx: Tx, rewardId: number, now: Date): Promise<void> {
  await tx
    .updateTable('rewards')
    .set((eb) => ({
      available_stock: eb(
        eb
          .selectFrom('reward_codes')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .where('reward_id', '=', rewardId)
          .where('redemption_id', 'is', null)
          .$asScalar(),
        '-',
        eb
          .selectFrom('reward_redemptions')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .where('reward_id', '=', rewardId)
          .where('status', '=', 'pending')
          .where('delivers_code', '=', true)
          .$asScalar(),
      ),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('reward_id', '=', rewardId)
    .execute();
}

/**
 * Gives the oldest unused code of the reward to a request. Of many at once each takes another; a
 * pending request always finds one, since the stock counts it.
 * @throws AppError OUT_OF_STOCK
 */
export async function deliverCode(
  tx: Tx,
  { redemption_id, reward_id }: { redemption_id: number; reward_id: number },
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('reward_codes')
    .set({ redemption_id, delivered_at: now })
    .where('reward_code_id', '=', (eb) =>
      eb
        .selectFrom('reward_codes')
        .select('reward_code_id')
        .where('reward_id', '=', reward_id)
        .where('redemption_id', 'is', null)
        .orderBy('reward_code_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new AppError('OUT_OF_STOCK');
}
