import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';

/** What runs again and again: when it last succeeded, and since when it has failed. */
export interface Routine {
  name: string;
  succeeded_at: Date | null;
  failing_since: Date | null;
}

/** Every routine that has run at least once. */
export function listRoutines(db: Db): Promise<Routine[]> {
  return db.selectFrom('routines').selectAll().orderBy('name').execute();
}

/** Records that a routine has done its work, or found what it checks as it has to be. */
export async function recordRoutineSuccess(db: Db, name: string, now: Date): Promise<void> {
  await db
    .insertInto('routines')
    .values({ name, succeeded_at: now, failing_since: null })
    .onConflict((oc) => oc.column('name').doUpdateSet({ succeeded_at: now, failing_since: null }))
    .execute();
}

/**
 * Records that a routine has failed.
 * @param onLasting part of the transaction, where it has failed for a day
 */
export function recordRoutineFailure(
  db: Db,
  name: string,
  { now, onLasting }: { now: Date; onLasting?: (tx: Tx) => Promise<void> },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { failing_since: since } = await tx
      .insertInto('routines')
      .values({ name, succeeded_at: null, failing_since: now })
      .onConflict((oc) =>
        oc.column('name').doUpdateSet((eb) => ({
          failing_since: eb.fn.coalesce('routines.failing_since', 'excluded.failing_since'),
        })),
      )
      .returning('failing_since')
      .executeTakeFirstOrThrow();
    const isLasting = since !== null && now.getTime() - since.getTime() >= DAY_MS;
    if (isLasting) await onLasting?.(tx);
  });
}
