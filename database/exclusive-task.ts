import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { AcademyDatabase, Tx } from './open.ts';

/** What only one process may do at a time; each number is a lock of the database. */
const LOCKS = { migration: 7_305_471, demo: 7_305_472 } as const;
const POLLED_EVERY_MS = 200;

/**
 * Runs a task in one process at a time: processes that start together take turns. The lock belongs to
 * a transaction that does nothing else: it ends with the process that holds it, and works behind
 * a pooler by transaction too. The embedded database has one process alone, held by its folder.
 * @param work uses other connections of the pool, which needs two at least
 */
export async function runExclusively<T>(
  database: AcademyDatabase,
  name: keyof typeof LOCKS,
  work: () => Promise<T>,
): Promise<T> {
  if (database.kind === 'embedded') return work();
  return database.db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    // The work of the process before may take longer than any statement may wait.
    while (!(await isLocked(tx, LOCKS[name]))) await sleep(POLLED_EVERY_MS);
    return work();
  });
}

async function isLocked(tx: Tx, lock: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${lock}::bigint) as locked`.execute(tx);
  return rows[0]?.locked === true;
}
