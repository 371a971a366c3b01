import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { databaseTimeLimits, MIGRATION_ATTEMPTS } from './time-limits.ts';

const LOCK_NOT_AVAILABLE = '55P03';
/** Before the next attempt, in milliseconds: what waited behind the script goes on meanwhile. */
const PAUSE_MS = 1_000;

/**
 * Runs a script as one transaction that may take its time, but waits for a lock only shortly:
 * everybody who reads a table waits behind a script that waits to change it. Where it does not get
 * a lock nothing of it has happened, and it is tried again.
 */
export async function runPatientScript(pool: pg.Pool, script: string): Promise<void> {
  const client = await pool.connect();
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query('begin');
        // A migration rewrites whole tables.
        await client.query(
          `set local statement_timeout = 0;
           set local lock_timeout = ${databaseTimeLimits.migrationLock.milliseconds}`,
        );
        await client.query(script);
        await client.query('commit');
        return;
      } catch (error) {
        await client.query('rollback');
        const isLocked = (error as { code?: string }).code === LOCK_NOT_AVAILABLE;
        if (!isLocked || attempt >= MIGRATION_ATTEMPTS) throw error;
      }
      await sleep(PAUSE_MS);
    }
  } finally {
    client.release();
  }
}
