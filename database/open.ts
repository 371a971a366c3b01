import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import {
  Kysely,
  type LogEvent,
  PGliteDialect,
  PostgresDialect,
  sql,
  type Transaction,
} from 'kysely';
import { BackgroundCheck } from './background-check.ts';
import { cacheValuesOf } from './cached-values.ts';
import {
  type ChangeFeed,
  deafChangeFeed,
  embeddedChangeFeed,
  PostgresChangeFeed,
} from './change-feed.ts';
import type { DatabaseState } from './database-state.ts';
import { openDurablePglite } from './durable-pglite.ts';
import { DATABASE, openSnapshot, removeSnapshots, snapshotsOf } from './embedded-snapshot.ts';
import { lockFolder } from './folder-lock.ts';
import { watchFreeSpace } from './free-space.ts';
import { type PoolOptions, PostgresPool } from './postgres-pool.ts';
import { runPatientScript } from './run-patient-script.ts';
import { turnBetweenStatements } from './statement-turns.ts';
import type { DB } from './types.ts';

/** Queries outside a transaction, or within one. */
export type Db = Kysely<DB>;
/** Queries that belong to one transaction; stores take it first. */
export type Tx = Transaction<DB>;

/** The connections of a pool at one moment. */
export interface PoolState {
  total: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

/** An open database, embedded or not: the same PostgreSQL dialect either way. */
export interface AcademyDatabase {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** Changes of what guests see, by this process and every other. */
  changes: ChangeFeed;
  /** As the last check has found it, however busy the connections are. */
  health: BackgroundCheck<DatabaseState>;
  /** Whether its disk has too little space left for changes; a server says so itself. */
  isFull(): boolean;
  /** Absent: the embedded engine has no pool. */
  poolState?: () => PoolState;
  /** Runs a script of several statements as one transaction. */
  runScript(script: string): Promise<void>;
  /**
   * Ends what runs, and refuses what follows, in a process that stops; the embedded engine cannot
   * interrupt a statement.
   */
  cutShort(): Promise<void>;
  close(): Promise<void>;
}

/** Told of each statement when it is over. */
export type StatementListener = (statement: {
  /** With placeholders, without values. */
  sql: string;
  milliseconds: number;
  failed: boolean;
}) => void;

/** As Kysely is configured; without a listener it measures nothing. */
const logTo = (listener: StatementListener | undefined) =>
  listener && {
    log: ({ query, queryDurationMillis, level }: LogEvent) =>
      listener({ sql: query.sql, milliseconds: queryDurationMillis, failed: level === 'error' }),
  };

/** The embedded engine works on one thing at a time; behind a long one it counts as up, in milliseconds. */
const EMBEDDED_LATE_MS = 30_000;

/** What an embedded database is opened with. */
interface EmbeddedOptions {
  onClosed?: () => void;
  onStatement?: StatementListener | undefined;
  /** Where it lies; absent: in memory. */
  folder?: string;
}

/** Wraps an open PGlite; tests pass one that lives in memory. */
export function fromPglite(
  pglite: PGlite,
  { onClosed, onStatement, folder }: EmbeddedOptions = {},
): AcademyDatabase {
  turnBetweenStatements(pglite);
  const changes = embeddedChangeFeed(pglite);
  const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }), ...logTo(onStatement) });
  cacheValuesOf(db, changes);
  const readState = async () => {
    await pglite.query('select 1');
    return 'up' as const;
  };
  const health = new BackgroundCheck<DatabaseState>(readState, 'away', EMBEDDED_LATE_MS);
  const space = folder === undefined ? null : watchFreeSpace(folder);
  return {
    kind: 'embedded',
    db,
    changes,
    health,
    isFull: () => space?.last() === 'low',
    runScript: (script) =>
      pglite.transaction(async (tx) => {
        await tx.exec(script);
      }),
    cutShort: async () => {},
    close: async () => {
      health.close();
      space?.close();
      await changes.close();
      await pglite.close();
      onClosed?.();
    },
  };
}

/**
 * Opens the embedded database in `DATA_DIR/database`. While it is open, other processes of its
 * owner can ask for a copy (`openSnapshot`).
 * @throws FolderInUseError when another process has it open
 * @throws DatabaseFolderError when it is damaged
 */
export async function openEmbedded(
  dataDir: string,
  onStatement?: StatementListener,
): Promise<AcademyDatabase> {
  const folder = path.resolve(dataDir, 'database');
  const opened = Promise.withResolvers<PGlite>();
  opened.promise.catch(() => {});
  const unlock = await lockFolder(folder, snapshotsOf(folder, opened.promise));
  try {
    removeSnapshots(folder);
    const pglite = await openDurablePglite(path.join(folder, DATABASE));
    opened.resolve(pglite);
    return fromPglite(pglite, { onClosed: unlock, onStatement, folder });
  } catch (error) {
    opened.reject(error);
    unlock();
    throw error;
  }
}

/**
 * Opens the embedded database to read it: the database itself, or a copy of it while another
 * process has it open. What is written to a copy is lost.
 */
export async function openEmbeddedToRead(dataDir: string): Promise<AcademyDatabase> {
  const snapshot = await openSnapshot(path.resolve(dataDir, 'database'));
  return snapshot
    ? fromPglite(snapshot.pglite, { onClosed: snapshot.remove })
    : openEmbedded(dataDir);
}

/** How a pool is opened; what is absent is as the academy itself has it. */
interface PostgresOptions extends PoolOptions {
  onStatement?: StatementListener | undefined;
}

/** Opens a pool on a PostgreSQL server, 15 or later. */
export function openPostgres(
  url: string,
  { onStatement, ...options }: PostgresOptions = {},
): AcademyDatabase {
  const { hasTransactionPooler = false, listens = !hasTransactionPooler } = options;
  const pool = new PostgresPool(url, { ...options, listens });
  const changes = listens ? new PostgresChangeFeed(url, pool) : deafChangeFeed();
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), ...logTo(onStatement) });
  cacheValuesOf(db, changes);
  const health = new BackgroundCheck<DatabaseState>(() => pool.watch.readState(), 'away');
  return {
    kind: 'postgres',
    db,
    changes,
    health,
    isFull: () => false,
    poolState: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    runScript: (script) => runPatientScript(pool, script),
    cutShort: () => pool.cutShort(),
    close: async () => {
      health.close();
      await Promise.all([changes.close(), pool.end()]);
    },
  };
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MAX_ATTEMPTS = 4;

/** The last savepoint of each transaction; the next one waits for it. */
const lastParts = new WeakMap<Tx, Promise<unknown>>();

/**
 * Runs work in a savepoint of an open transaction: what it wrote is rolled back where it fails, so
 * that catching the error leaves nothing half-written. Savepoints run one after the other, since
 * those of one connection cannot overlap.
 */
function inSavepoint<T>(outer: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  // A handle of its own: a savepoint within this one waits for its siblings, not for this one.
  const tx = outer.withoutPlugins();
  const run = async () => {
    await sql`savepoint part`.execute(tx);
    let result: T;
    try {
      result = await work(tx);
    } catch (error) {
      await sql`rollback to savepoint part`.execute(tx);
      await sql`release savepoint part`.execute(tx);
      throw error;
    }
    await sql`release savepoint part`.execute(tx);
    return result;
  };
  const part = (lastParts.get(outer) ?? Promise.resolve()).then(run);
  lastParts.set(
    outer,
    part.catch(() => {}),
  );
  return part;
}

/**
 * Runs one command as one transaction. PostgreSQL may end a transaction to break a deadlock;
 * nothing of it has happened then, so it is run again, a few times. In an open transaction it runs
 * as a savepoint, which is rolled back where it fails.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  // A command may be one part of a larger transaction (the demo academy is loaded in one).
  if (db.isTransaction) return inSavepoint(db as Tx, work);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = (error as { code?: string }).code;
      const canRepeat = code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
      if (!canRepeat || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
}
