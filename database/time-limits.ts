/** How long the academy waits for one thing at most. */
export interface TimeLimit {
  milliseconds: number;
  /** What is waited for, as docs/operations.md lists it. */
  wait: string;
  /** What happens when the time is over. */
  afterwards: string;
}

/** How often a migration that meets a lock is tried. */
export const MIGRATION_ATTEMPTS = 20;

/**
 * The time limits of PostgreSQL; part of the one table of all of them (`#server/lib/time-limits.ts`).
 * The embedded engine runs in this process and cannot interrupt a query.
 */
export const databaseTimeLimits = {
  connection: {
    milliseconds: 3_000,
    wait: 'a connection of the pool, free or new',
    afterwards: '503',
  },
  lock: { milliseconds: 5_000, wait: 'a lock of the database', afterwards: '503' },
  migrationLock: {
    milliseconds: 3_000,
    wait: 'the same in a migration',
    afterwards: `it is rolled back and tried again, ${MIGRATION_ATTEMPTS} times`,
  },
  statement: {
    milliseconds: 30_000,
    wait: 'a statement of the database, except in migrations and backups',
    afterwards: '503',
  },
  idleTransaction: {
    milliseconds: 15_000,
    wait: 'the next statement of a transaction, except in backups',
    afterwards: 'the server ends the connection and frees its locks; 503',
  },
  healthCheck: {
    milliseconds: 2_000,
    wait: 'the check of the database, each second on a dedicated connection',
    afterwards: '`/healthz` and `/readyz` answer 503; after three in a row all that wait get 503',
  },
  silentConnection: {
    milliseconds: 2_000,
    wait: 'an answer on which the server, asked on that connection, is not working',
    afterwards: 'the connection is dead and destroyed; 503',
  },
  answer: {
    milliseconds: 35_000,
    wait: 'an answer of the database, except in migrations and backups, whatever the server says of it',
    afterwards: 'the connection is destroyed; 503',
  },
  changes: {
    milliseconds: 5_000,
    wait: 'a sign of the connection that hears of changes by other processes, asked for as often',
    afterwards: 'another one is opened; until then little is remembered',
  },
  replicaAnswer: {
    milliseconds: 1_000,
    wait: 'a read from the replica',
    afterwards: 'the primary answers',
  },
  replicaCheck: {
    milliseconds: 2_000,
    wait: 'the check of the replica, four times a second',
    afterwards: 'it is not read from until a check succeeds',
  },
  keepAlive: {
    milliseconds: 10_000,
    wait: 'a sign of the other end on an idle connection, either way',
    afterwards:
      'it is asked for one each few seconds, and the connection ends after 10 to 15 s more',
  },
  unacknowledged: {
    milliseconds: 20_000,
    wait: 'the acknowledgement of what the server sent',
    afterwards: 'the server ends the connection and frees its locks',
  },
} as const satisfies Record<string, TimeLimit>;
