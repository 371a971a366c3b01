import pg from 'pg';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';

/** What lifts the limit of statements until its transaction ends (migrations, backups). */
const LIFTS_LIMIT = /set local statement_timeout = 0/i;
const ENDS_TRANSACTION = /^(commit|rollback)$/i;

/** The text of a statement, as it is handed to the driver. */
const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown })?.text ?? '');

/** A client that knows for how long it has been waiting for an answer, and can be cut off. */
export class WatchedClient extends pg.Client {
  #unanswered = 0;
  #since = 0;
  #isPatient = false;

  // The driver's method has a dozen overloads; `never` fits the result of each.
  override query(...args: unknown[]): never {
    const text = textOf(args[0]);
    if (LIFTS_LIMIT.test(text)) this.#isPatient = true;
    else if (ENDS_TRANSACTION.test(text)) this.#isPatient = false;
    const result: unknown = Reflect.apply(super.query, this, args);
    if (!(result instanceof Promise)) return result as never;
    if (this.#unanswered === 0) this.#since = performance.now();
    this.#unanswered++;
    const settle = () => {
      this.#unanswered--;
      this.#since = performance.now();
    };
    result.then(settle, settle);
    return result as never;
  }

  /** Since when the answer is awaited, by `performance.now()`; null: none is. */
  get waitingSince(): number | null {
    return this.#unanswered === 0 ? null : this.#since;
  }

  /** Whether its statements may take as long as they like. */
  get isPatient(): boolean {
    return this.#isPatient;
  }

  /** The server's process behind the connection; null until it is known. */
  get serverPid(): number | null {
    return (this as { processID?: number | null }).processID ?? null;
  }

  /**
   * Destroys the socket: what waits for an answer fails, and the pool opens another connection. A
   * query that was only given up would leave the connection in the pool, and the next behind it.
   */
  cutOff(reason: string): void {
    this.connection.stream.destroy(new DatabaseUnavailableError(new Error(reason)));
  }
}
