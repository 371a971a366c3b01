import type { Outage } from './outage.ts';

/** An outage is over when nothing has failed by it for so long, in milliseconds. */
const QUIET_MS = 10_000;

/** What of a logger is used. */
interface Log {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

interface Running {
  failures: number;
  since: number;
  timer: NodeJS.Timeout;
}

/** Writes a line when an outage begins and one when it is over, however many requests it fails. */
export class OutageLog {
  readonly #running = new Map<string, Running>();
  readonly #log: Log;
  readonly #quietMs: number;

  /** @param log where the end is written: it belongs to no request */
  constructor(log: Log, quietMs = QUIET_MS) {
    this.#log = log;
    this.#quietMs = quietMs;
  }

  /** @param fields what the first line says of it */
  note(outage: Outage, log: Log, fields: { err: unknown; status?: number }): void {
    const key = `${outage.of} ${outage.kind}`;
    const running = this.#running.get(key);
    if (running !== undefined) {
      running.failures++;
      running.timer.refresh();
      return;
    }
    log.error({ outage: key, ...fields }, 'an outage begins, requests get 503');
    const timer = setTimeout(() => this.#end(key), this.#quietMs);
    timer.unref();
    this.#running.set(key, { failures: 1, since: Date.now(), timer });
  }

  close(): void {
    for (const { timer } of this.#running.values()) clearTimeout(timer);
    this.#running.clear();
  }

  #end(key: string): void {
    const running = this.#running.get(key);
    if (running === undefined) return;
    this.#running.delete(key);
    const seconds = Math.round((Date.now() - running.since - this.#quietMs) / 1_000);
    this.#log.warn({ outage: key, failures: running.failures, seconds }, 'an outage is over');
  }
}
