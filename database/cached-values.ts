import type { DialectAdapter, Kysely } from 'kysely';
import type { ChangeFeed } from './change-feed.ts';
import type { DB } from './types.ts';

/** How long a value is cached at most, in case an announcement is lost. */
const MAX_AGE_MS = 1_000;

interface StoredReading<T> {
  reading: Promise<T>;
  /** Absent until the read has ended. */
  result?: { value: T };
  readAt: number;
}

/** A value of the catalogue in the cache of one process. */
export class CachedValue<T> {
  readonly #feed: Pick<ChangeFeed, 'isLive'>;
  readonly #now: () => number;
  #stored: StoredReading<T> | undefined;

  /** @param now on the process's own clock, in milliseconds */
  constructor(
    feed: Pick<ChangeFeed, 'isLive' | 'onChange'>,
    now: () => number = () => performance.now(),
  ) {
    this.#feed = feed;
    this.#now = now;
    feed.onChange((topic) => {
      if (topic === 'catalogue') this.#stored = undefined;
    });
  }

  /** The value, where it is known already and may still be trusted. */
  peek(): { value: T } | undefined {
    return this.#fresh()?.result;
  }

  /**
   * The value; read where it is not cached. Of many reads at once one reaches the database. A read
   * that began before a change is never cached after it.
   */
  get(read: () => Promise<T>): Promise<T> {
    const fresh = this.#fresh();
    if (fresh !== undefined) return fresh.reading;
    const reading = read();
    if (!this.#feed.isLive()) return reading;
    const stored: StoredReading<T> = { reading, readAt: this.#now() };
    this.#stored = stored;
    reading.then(
      (value) => {
        stored.result = { value };
      },
      () => {
        if (this.#stored === stored) this.#stored = undefined;
      },
    );
    return reading;
  }

  #fresh() {
    if (this.#stored === undefined || !this.#feed.isLive()) return undefined;
    return this.#now() - this.#stored.readAt < MAX_AGE_MS ? this.#stored : undefined;
  }
}

interface OpenDatabase {
  db: Kysely<DB>;
  changes: ChangeFeed;
  /** Only reads, and is behind the database that announces changes. */
  isReplica: boolean;
}

/** Each open database; its transactions share its dialect's adapter, and nothing else. */
const openDatabases = new WeakMap<DialectAdapter, OpenDatabase>();

/** Lets readings of this database be cached: called once, by whoever opens it. */
export function cacheValuesOf(db: Kysely<DB>, changes: ChangeFeed): void {
  openDatabases.set(db.getExecutor().adapter, { db, changes, isReplica: false });
}

/** The same for a replica: what is cached is its primary's, and is read there. */
export function cacheValuesOfPrimary(
  replica: Kysely<DB>,
  primary: { db: Kysely<DB>; changes: ChangeFeed },
): void {
  const { db, changes } = primary;
  openDatabases.set(replica.getExecutor().adapter, { db, changes, isReplica: true });
}

/**
 * A reading of the catalogue that each process keeps in memory until the catalogue changes, and
 * for a second at most. A change of this process is seen from its commit on; one of another
 * process as soon as it is announced, or within the second. Behind a pooler that lets nobody
 * listen it is read each time.
 *
 * A transaction gets the value as of its first read: a change that commits meanwhile comes
 * after it. It must not read what it has changed itself; whoever changes a value reads it by
 * its store. Where the value is not cached, a transaction reads it on its own connection, and
 * never waits for another's; since it may see what is never committed, the value is read once
 * more for those who come after it.
 * @param read of rows that announce their changes by a trigger `…_notify_change`; its result is
 *   shared and must not be changed
 */
export function cached<T>(read: (db: Kysely<DB>) => Promise<T>): (db: Kysely<DB>) => Promise<T> {
  const values = new WeakMap<ChangeFeed, CachedValue<T>>();
  return async (db) => {
    const opened = openDatabases.get(db.getExecutor().adapter);
    if (opened === undefined) return read(db);
    let value = values.get(opened.changes);
    if (value === undefined) {
      value = new CachedValue<T>(opened.changes);
      values.set(opened.changes, value);
    }
    if (!db.isTransaction) {
      // Whoever holds a connection reads on it: the embedded engine has no other.
      const source = opened.isReplica ? opened.db : db;
      return value.get(() => read(source));
    }
    const known = value.peek();
    if (known !== undefined) return known.value;
    // Where it fails nothing is cached, and the next one reads for itself.
    if (opened.changes.isLive()) value.get(() => read(opened.db)).catch(() => {});
    return read(db);
  };
}
