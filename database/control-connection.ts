import pg from 'pg';
import { endClient } from './end-client.ts';
import { databaseTimeLimits } from './time-limits.ts';

/**
 * A connection besides the pool, for questions about the server and about the pool's connections:
 * it is never behind a request, and a question that gets no answer in time ends it.
 */
export class ControlConnection {
  readonly #url: string;
  #client: pg.Client | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /** One question at a time. @throws where there is no answer in time */
  async ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = this.#client ?? (await this.#connect());
    const timer = setTimeout(
      () => client.connection.stream.destroy(new Error('the database does not answer in time')),
      databaseTimeLimits.healthCheck.milliseconds,
    );
    try {
      const { rows } = await client.query<Row>(text, values);
      return rows;
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    if (this.#client !== null) await endClient(this.#client);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'prospect-academy control',
      connectionTimeoutMillis: databaseTimeLimits.healthCheck.milliseconds,
      keepAlive: true,
      keepAliveInitialDelayMillis: databaseTimeLimits.keepAlive.milliseconds,
    });
    const forget = () => {
      if (this.#client === client) this.#client = null;
    };
    client.on('error', forget);
    client.once('end', forget);
    await client.connect();
    this.#client = client;
    return client;
  }
}
