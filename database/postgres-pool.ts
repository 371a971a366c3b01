import pg from 'pg';
import { CHANGES_CHANNEL } from './change-feed.ts';
import { ConnectionWatch } from './connection-watch.ts';
import { ControlConnection } from './control-connection.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { preparingClient } from './prepared-statements.ts';
import { databaseTimeLimits } from './time-limits.ts';
import { WatchedClient } from './watched-client.ts';

/** PostgreSQL's own number types as JavaScript numbers, days as text; see durable-pglite.ts. */
const pgTypes = new pg.TypeOverrides();
pgTypes.setTypeParser(pg.types.builtins.INT8, Number);
pgTypes.setTypeParser(pg.types.builtins.NUMERIC, Number);
pgTypes.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** What is absent is as the academy itself has it. */
export interface PoolOptions {
  /** Connections that this process opens at most. */
  poolSize?: number;
  /** In milliseconds; requests take much less, and a slower one holds a connection. */
  statementTimeout?: number;
  /**
   * Milliseconds for a lock, for a connection of the pool, and for the idle holder of a lock; tests
   * wait longer on a busy machine.
   */
  waitTimeout?: number;
  /**
   * A pooler between here and PostgreSQL hands out another connection for each transaction
   * (PgBouncer's transaction mode): nothing may be left on a connection.
   */
  hasTransactionPooler?: boolean;
  /** Whether changes are announced here; a replica cannot listen. */
  listens?: boolean;
}

/** The limits of each session; those of a transaction may be other ones. */
const sessionSettings = (statementTimeout: number, lockTimeout: number) => {
  const { idleTransaction, keepAlive, unacknowledged } = databaseTimeLimits;
  return Object.entries({
    // What a list of the admin area sorts and groups fits into memory; the server's own 4 MB do not hold it.
    work_mem: "'16MB'",
    // Compiling an expensive plan takes ten times as long as running it once.
    jit: 'off',
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: idleTransaction.milliseconds,
    tcp_keepalives_idle: keepAlive.milliseconds / 1_000,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 3,
    tcp_user_timeout: unacknowledged.milliseconds,
  })
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ');
};

const stopped = () => new DatabaseUnavailableError(new Error('this process stops'));

/** Connections to a PostgreSQL server that many requests share. */
export class PostgresPool extends pg.Pool {
  readonly watch: ConnectionWatch;
  #isCutShort = false;

  constructor(
    url: string,
    {
      poolSize = 20,
      statementTimeout = databaseTimeLimits.statement.milliseconds,
      waitTimeout,
      hasTransactionPooler = false,
      listens = false,
    }: PoolOptions,
  ) {
    const { connection, keepAlive, lock } = databaseTimeLimits;
    const settings = sessionSettings(statementTimeout, waitTimeout ?? lock.milliseconds);
    super({
      connectionString: url,
      max: poolSize,
      types: pgTypes,
      Client: hasTransactionPooler ? WatchedClient : preparingClient(),
      connectionTimeoutMillis: waitTimeout ?? connection.milliseconds,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAlive.milliseconds,
      application_name: 'prospect-academy',
      onConnect: async (client) => {
        // One that breaks between two queries of a transaction must not end the process either.
        client.on('error', () => {});
        if (client instanceof WatchedClient) this.watch.add(client);
        if (hasTransactionPooler) return;
        const listening = listens ? `; listen ${CHANGES_CHANNEL}` : '';
        await client.query(`${settings}${listening}`);
      },
    });
    this.watch = new ConnectionWatch(this, new ControlConnection(url), {
      hasTransactionPooler,
      idleHolderMs: waitTimeout,
    });
    // An idle connection that breaks must not end the process; the next query reports it.
    this.on('error', () => {});
  }

  /** Ends everything that runs, and refuses what follows: this process stops. */
  async cutShort(): Promise<void> {
    this.#isCutShort = true;
    await this.watch.cutShort();
  }

  /** @throws DatabaseUnavailableError where no connection is free in time, or none can be opened */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(
    callback?: Parameters<pg.Pool['connect']>[0],
  ): Promise<pg.PoolClient> | undefined {
    if (this.#isCutShort) {
      if (callback === undefined) return Promise.reject(stopped());
      callback(stopped(), undefined, () => {});
      return undefined;
    }
    if (callback === undefined) {
      return super.connect().then(
        (client) => {
          if (!this.#isCutShort) return client;
          client.release(true);
          throw stopped();
        },
        (error: unknown) => {
          throw new DatabaseUnavailableError(error);
        },
      );
    }
    super.connect((error, client, done) => {
      callback(error && new DatabaseUnavailableError(error), client, done);
    });
    return undefined;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    const ended = this.watch.close().then(() => super.end());
    if (callback === undefined) return ended;
    ended.then(callback, callback);
    return undefined;
  }
}
