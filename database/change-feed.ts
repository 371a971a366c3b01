import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { endClient } from './end-client.ts';
import { databaseTimeLimits } from './time-limits.ts';

/**
 * What changed: `catalogue`, what admins and teachers edit (courses, lessons, teachers, site
 * blocks, rewards, settings), announced by triggers; `counters`, what learners move by using the
 * academy (likes, ratings, learners, stock), announced by the process that served them.
 */
export type ChangeTopic = 'catalogue' | 'counters';

type Listener = (topic: ChangeTopic) => void;

/**
 * What a process is woken for: `jobs`, there is work in the queue, announced by a trigger;
 * `jobs_retry`, an admin retries jobs, so the pauses of lanes end. It changes nothing that guests
 * see.
 */
const signals = ['jobs', 'jobs_retry'] as const;
export type Signal = (typeof signals)[number];

type SignalListener = (signal: Signal) => void;

/** Gets whose notices or sessions changed; null: unknown, as announcements may have been lost. */
type PersonListener = (userId: number | null) => void;

/** Changes of the shared data, from every process that uses the database. */
export interface ChangeFeed {
  /** Calls the listener after each change, until the returned function is called. */
  onChange(listener: Listener): () => void;
  /** Calls the listener with each signal, until the returned function is called. */
  onSignal(listener: SignalListener): () => void;
  /**
   * Calls the listener with each person whose unread notices or sessions changed, announced by
   * triggers, until the returned function is called.
   */
  onPerson(listener: PersonListener): () => void;
  /** Whether changes made by other processes arrive; while not, nothing may be cached for long. */
  isLive(): boolean;
  /** Announces a change that no trigger announces. */
  publish(topic: ChangeTopic): Promise<void>;
  close(): Promise<void>;
}

/** The channel of `LISTEN` and `NOTIFY`; the triggers of the catalogue name it as well. */
export const CHANGES_CHANNEL = 'academy_changes';

/** The channel of what concerns one person; only the connection that listens alone hears it. */
const PEOPLE_CHANNEL = 'academy_people';

/** Listeners of one process. */
class Listeners {
  readonly #all = new Set<Listener>();
  readonly #signals = new Set<SignalListener>();
  readonly #people = new Set<PersonListener>();

  add(listener: Listener): () => void {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  }

  addSignal(listener: SignalListener): () => void {
    this.#signals.add(listener);
    return () => {
      this.#signals.delete(listener);
    };
  }

  addPerson(listener: PersonListener): () => void {
    this.#people.add(listener);
    return () => {
      this.#people.delete(listener);
    };
  }

  /** @param userId as it was announced; null: unknown */
  announcePerson(userId: string | null): void {
    for (const listener of this.#people) listener(userId === null ? null : Number(userId));
  }

  /** @param payload what was announced; whatever is unknown counts as the larger change */
  announce(payload: string | undefined): void {
    const signal = signals.find((one) => one === payload);
    if (signal !== undefined) {
      for (const listener of this.#signals) listener(signal);
      return;
    }
    const topic = payload === 'counters' ? payload : 'catalogue';
    for (const listener of this.#all) listener(topic);
  }
}

/** The feed of the embedded database, whose only process this is. */
export function embeddedChangeFeed(pglite: PGlite): ChangeFeed {
  const listeners = new Listeners();
  let isLive = false;
  let isAsked = false;
  const listen = () => {
    if (isAsked) return;
    isAsked = true;
    Promise.all([
      pglite.listen(CHANGES_CHANNEL, (payload) => listeners.announce(payload)),
      pglite.listen(PEOPLE_CHANNEL, (payload) => listeners.announcePerson(payload)),
    ]).then(
      () => {
        isLive = true;
        // What was announced before is unknown.
        listeners.announce('catalogue');
        listeners.announcePerson(null);
      },
      // The database was closed meanwhile.
      () => {},
    );
  };
  return {
    onChange: (listener) => {
      listen();
      return listeners.add(listener);
    },
    onSignal: (listener) => {
      listen();
      return listeners.addSignal(listener);
    },
    onPerson: (listener) => {
      listen();
      return listeners.addPerson(listener);
    },
    isLive: () => isLive,
    publish: async (topic) => {
      await pglite.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, topic]);
    },
    close: async () => {
      isLive = false;
    },
  };
}

/** No feed at all: behind a pooler by transaction no connection can listen. */
export function deafChangeFeed(): ChangeFeed {
  return {
    onChange: () => () => {},
    onSignal: () => () => {},
    onPerson: () => () => {},
    isLive: () => false,
    publish: async () => {},
    close: async () => {},
  };
}

/** How long a lost connection is left alone before the next attempt, in milliseconds. */
const RECONNECT_MS = 1_000;

/**
 * The feed of a PostgreSQL server. A connection of its own listens, however idle the pool is.
 * The connections of the pool listen as well: a change that this process makes arrives with
 * its own commit, so that the next request reads it.
 * @param pool where announcements are sent, and whose connections listen
 */
export class PostgresChangeFeed implements ChangeFeed {
  readonly #listeners = new Listeners();
  readonly #url: string;
  readonly #pool: pg.Pool;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isLive = false;
  #isClosed = false;

  constructor(url: string, pool: pg.Pool) {
    this.#url = url;
    this.#pool = pool;
    pool.on('connect', (client) => {
      client.on('notification', ({ payload }) => this.#listeners.announce(payload));
    });
  }

  onChange(listener: Listener): () => void {
    this.#listen();
    return this.#listeners.add(listener);
  }

  onSignal(listener: SignalListener): () => void {
    this.#listen();
    return this.#listeners.addSignal(listener);
  }

  onPerson(listener: PersonListener): () => void {
    this.#listen();
    return this.#listeners.addPerson(listener);
  }

  isLive(): boolean {
    return this.#isLive;
  }

  async publish(topic: ChangeTopic): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, topic]);
    } finally {
      client.release();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isLive = false;
    clearTimeout(this.#timer);
    if (this.#client !== null) await endClient(this.#client);
  }

  #listen(): void {
    if (this.#client === null && this.#timer === undefined) void this.#connect();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'prospect-academy changes',
      keepAlive: true,
      keepAliveInitialDelayMillis: databaseTimeLimits.keepAlive.milliseconds,
      connectionTimeoutMillis: databaseTimeLimits.connection.milliseconds,
      query_timeout: databaseTimeLimits.changes.milliseconds,
    });
    this.#client = client;
    client.on('notification', ({ channel, payload }) => {
      if (channel === PEOPLE_CHANNEL) this.#listeners.announcePerson(payload ?? null);
      else this.#listeners.announce(payload);
    });
    // A connection may report more than one error, and one that nobody hears ends the process.
    client.on('error', () => this.#lose(client));
    client.once('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}; listen ${PEOPLE_CHANNEL}`);
    } catch {
      // The database is away: requests say so themselves; this connection is tried again.
      this.#lose(client);
      return;
    }
    if (this.#isClosed || this.#client !== client) return;
    this.#isLive = true;
    // Notifications meanwhile may have been lost.
    this.#listeners.announce('catalogue');
    this.#listeners.announcePerson(null);
    this.#beat(client);
  }

  #beat(client: pg.Client): void {
    this.#timer = setTimeout(async () => {
      try {
        await client.query('select 1');
        if (this.#client === client && !this.#isClosed) this.#beat(client);
      } catch {
        this.#lose(client);
      }
    }, databaseTimeLimits.changes.milliseconds);
    this.#timer.unref();
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#isLive = false;
    this.#client = null;
    client.end().catch(() => {});
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), RECONNECT_MS);
    this.#timer.unref();
  }
}
