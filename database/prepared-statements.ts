import { createHash } from 'node:crypto';
import { WatchedClient } from './watched-client.ts';

/** From this execution on a statement is prepared: what runs once is not worth its memory. */
const PREPARED_FROM = 3;
/** Statements that a connection holds at most; a list has many combinations of filters. */
const MAX_PREPARED = 500;
/** Statements whose executions are counted at most. */
const MAX_COUNTED = 5_000;

/** Which statements this process prepares; shared by its connections. */
export class StatementNames {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name under which a connection prepares this text, or undefined: it is sent as it is. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MAX_PREPARED) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < PREPARED_FROM) {
      if (this.#counts.size >= MAX_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const created = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    this.#names.set(text, created);
    return created;
  }
}

/**
 * A client whose repeated statements are parsed and planned once for each connection.
 * PostgreSQL knows them by name, so a pooler that hands out another connection for each
 * transaction cannot carry them (`DATABASE_POOLER=transaction`).
 */
export function preparingClient(names = new StatementNames()): typeof WatchedClient {
  return class PreparingClient extends WatchedClient {
    // The driver's method has a dozen overloads; `never` fits the result of each.
    override query(...args: unknown[]): never {
      const [text, values] = args;
      const hasValues = args.length === 2 && Array.isArray(values) && values.length > 0;
      const name = typeof text === 'string' && hasValues ? names.nameOf(text) : undefined;
      const sent = name === undefined ? args : [{ name, text, values }];
      return Reflect.apply(super.query, this, sent) as never;
    }
  };
}
