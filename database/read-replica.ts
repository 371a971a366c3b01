import { sql } from 'kysely';
import { cacheValuesOfPrimary } from './cached-values.ts';
import { type AcademyDatabase, type Db, openPostgres, type StatementListener } from './open.ts';
import { logPlace, ReplicaProgress } from './replica-progress.rules.ts';
import { databaseTimeLimits } from './time-limits.ts';
import { within } from './within.ts';

/** How old what is read from a replica may be, in milliseconds; the primary answers where it is older. */
const MAX_AGE_MS = 5_000;
const CHECKED_EVERY_MS = 250;

/** A streaming replica of the database, which only reads. */
export interface ReadReplica {
  db: Db;
  /**
   * Whether it may be read from now.
   * @param wroteAt when the person who reads wrote last, in milliseconds; that must be there
   */
  isReadable(wroteAt?: number): boolean;
  /** How old what is read from it may be, in milliseconds; infinite until it is known. */
  age(): number;
  /** Ends what runs, and refuses what follows: this process stops. */
  cutShort(): Promise<void>;
  close(): Promise<void>;
}

/** The server's identity, which a replica has from its primary. */
const readIdentity = async (db: Db) => {
  const { rows } = await sql<{ id: string }>`
    select system_identifier::text as id from pg_control_system()`.execute(db);
  return rows[0]?.id;
};

/** Where the log of a primary ends; null on a replica. */
const readLogEnd = async (db: Db) => {
  const { rows } = await sql<{ lsn: string | null }>`
    select case when not pg_is_in_recovery() then pg_current_wal_lsn()::text end as lsn`.execute(
    db,
  );
  return rows[0]?.lsn ?? null;
};

/** Up to where a server has applied the log; a primary has all of its own. */
const readReplayed = async (db: Db) => {
  const { rows } = await sql<{ lsn: string | null }>`
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
      else pg_current_wal_lsn() end)::text as lsn`.execute(db);
  return rows[0]?.lsn ?? null;
};

/**
 * Opens a replica beside its primary. Several times a second the primary says where its log ends
 * and the replica how far it has come: while one of them is silent, or the replica falls behind,
 * it is not readable. What is remembered of the catalogue is read from the primary all the same,
 * since a change is announced there first.
 */
export function openReadReplica(
  url: string,
  primary: AcademyDatabase,
  {
    poolSize,
    onStatement,
    now = Date.now,
  }: {
    poolSize?: number;
    onStatement?: StatementListener | undefined;
    now?: () => number;
  } = {},
): ReadReplica {
  const replica = openPostgres(url, {
    ...(poolSize !== undefined && { poolSize }),
    onStatement,
    listens: false,
  });
  cacheValuesOfPrimary(replica.db, primary);
  const progress = new ReplicaProgress();
  let isSameServer: Promise<boolean> | undefined;
  let isChecking = false;
  let checking = Promise.resolve();

  async function check() {
    isSameServer ??= Promise.all([primary.db, replica.db].map(readIdentity)).then(
      ([one, other]) => one !== undefined && one === other,
    );
    if (!(await isSameServer)) return;
    const at = now();
    const end = await readLogEnd(primary.db);
    if (end !== null) progress.noteMark({ at, place: logPlace(end) });
    const replayed = await readReplayed(replica.db);
    if (replayed !== null) progress.noteReplayed(logPlace(replayed));
  }

  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    // After a failed check the replica counts as not readable.
    checking = within(databaseTimeLimits.replicaCheck.milliseconds, check())
      .catch(() => {
        isSameServer = undefined;
      })
      .finally(() => {
        isChecking = false;
      });
  }, CHECKED_EVERY_MS);
  timer.unref();

  const age = () => now() - progress.completeUntil;
  return {
    db: replica.db,
    age,
    isReadable: (wroteAt = Number.NEGATIVE_INFINITY) =>
      progress.completeUntil > wroteAt && age() <= MAX_AGE_MS,
    cutShort: replica.cutShort,
    close: async () => {
      clearInterval(timer);
      await checking;
      await replica.close();
    },
  };
}
