import type { Tx } from '#database/open.ts';

/** Takes one unit of the stock. @returns what is left; null where there is no limit */
export async function takeStock(tx: Tx, rewardId: number, now: Date): Promise<number | null> {
  const { available_stock } = await tx
    .updateTable('rewards')
    .set((eb) => ({
      available_stock: eb('available_stock', '-', 1),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('reward_id', '=', rewardId)
    .returning('available_stock')
    .executeTakeFirstOrThrow();
  return available_stock;
}

/** Returns one unit to the stock; without a limit there is none to return to. */
export async function returnStock(tx: Tx, rewardId: number, now: Date): Promise<void> {
  await tx
    .updateTable('rewards')
    .set((eb) => ({
      available_stock: eb('available_stock', '+', 1),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('reward_id', '=', rewardId)
    .where('available_stock', 'is not', null)
    .execute();
}
