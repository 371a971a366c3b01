import type { Db, Tx } from '#database/open.ts';

/** The second factor of a person, confirmed or not. */
export function findFactor(db: Db, userId: number) {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends: its codes are used one after the other. */
export function lockFactor(tx: Tx, userId: number) {
  return tx
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Stores a new secret in place of one that was not confirmed.
 * @returns false where the person's factor is confirmed
 */
export async function offerFactor(
  tx: Tx,
  factor: { userId: number; secret: Buffer; now: Date },
): Promise<boolean> {
  const { userId, secret, now } = factor;
  const stored = await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({ secret, created_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function confirmFactor(
  tx: Tx,
  userId: number,
  { step, now }: { step: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .execute();
}

/** Uses a code of the app up. @returns false where it, or a later one, was used before */
export async function consumeStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes the factor with its recovery codes. @returns whether there was a confirmed one */
export async function deleteFactor(tx: Tx, userId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return removed !== undefined && removed.confirmed_at !== null;
}
