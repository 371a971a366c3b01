import { setTimeout as wait } from 'node:timers/promises';
import type { ControlConnection } from './control-connection.ts';
import type { DatabaseState } from './database-state.ts';
import { databaseTimeLimits } from './time-limits.ts';
import type { WatchedClient } from './watched-client.ts';
import { within } from './within.ts';

const LOOKS_EVERY_MS = 250;
/** Questions without any answer, one after the other, until the server counts as silent. */
const SILENT_AFTER = 3;
/** A connection that has waited for so long does not count as one that serves, in milliseconds. */
const STUCK_MS = 250;
/** The same, and how often it is looked, while the next ones of a crowd take each free connection. */
const CROWDED_MS = 50;
/** A holder of a lock that has done nothing for so long is idle, in milliseconds. */
const IDLE_HOLDER_MS = 1_000;
/** Of a crowd that waits for a lock, so much of the pool may go on waiting. */
const KEPT_PART = 4;
/** How long an idle connection has for a sign of life, in milliseconds. */
const PING_MS = 1_000;

/** For the order to cancel, and for what was cancelled to end, in milliseconds. */
const CANCEL_MS = 500;
const CANCELLED_MS = 250;

/** What of a pool is looked at. */
interface WatchedPool {
  readonly options: { max?: number | undefined };
  readonly waitingCount: number;
  readonly idleCount: number;
}

/**
 * Cancels those of our sessions that wait for a lock with an idle holder, but for the oldest
 * few. A holder that works (its statements change) is waited for.
 */
const CANCEL_CROWD = `
  with recursive waiting as (
    select pid, query_start from pg_stat_activity
    where pid = any($1) and wait_event_type = 'Lock'
  ), chain (pid) as (
    select unnest(pg_blocking_pids(pid)) from waiting
    union select unnest(pg_blocking_pids(pid)) from chain
  ), stuck as (
    select from chain join pg_stat_activity holder using (pid)
    where holder.wait_event_type is distinct from 'Lock'
      and coalesce(greatest(query_start, state_change) < now() - $3 * interval '1 millisecond', true)
  ), excess as (
    select pid from waiting where exists (select from stuck) order by query_start offset $2
  )
  select pg_cancel_backend(pid) from excess`;

/**
 * Looks after the connections of a pool. One that waits for an answer on which the server is not
 * working is dead (a firewall forgot it, its machine is gone), and is destroyed with its request; so
 * is each that waits while the server is silent altogether. Where requests that wait for one lock
 * have taken the whole pool, most of them are cancelled, so that others are served.
 */
export class ConnectionWatch {
  readonly #clients = new Set<WatchedClient>();
  readonly #control: ControlConnection;
  readonly #pool: WatchedPool;
  readonly #hasTransactionPooler: boolean;
  readonly #idleHolderMs: number;
  readonly #timer: NodeJS.Timeout;
  /** Since when those that were found dead once have been waiting. */
  #suspects = new Map<WatchedClient, number | null>();
  #failures = 0;
  #failedAt = 0;
  #asking: Promise<unknown> = Promise.resolve();
  #isLooking = false;
  #isCrowded = false;

  constructor(
    pool: WatchedPool,
    control: ControlConnection,
    {
      hasTransactionPooler,
      idleHolderMs = IDLE_HOLDER_MS,
    }: { hasTransactionPooler: boolean; idleHolderMs?: number | undefined },
  ) {
    this.#idleHolderMs = idleHolderMs;
    this.#pool = pool;
    this.#control = control;
    this.#hasTransactionPooler = hasTransactionPooler;
    this.#timer = setInterval(() => void this.#look(), LOOKS_EVERY_MS);
    this.#timer.unref();
  }

  add(client: WatchedClient): void {
    this.#clients.add(client);
    client.once('end', () => this.#clients.delete(client));
  }

  /** @throws where the database does not answer */
  async readState(): Promise<DatabaseState> {
    const rows = await this.#ask<{ reads: boolean }>(
      `select current_setting('transaction_read_only')::boolean as reads`,
    );
    return rows[0]?.reads ? 'readOnly' : 'up';
  }

  /**
   * Cancels every statement that runs; a connection that is still at work then, or within a
   * transaction, is cut off.
   */
  async cutShort(): Promise<void> {
    const pids = this.#waitingFor(0).map((client) => client.serverPid);
    if (pids.length > 0 && !this.#hasTransactionPooler) {
      const cancelled = this.#ask('select pg_cancel_backend(pid) from unnest($1::int[]) as pid', [
        pids,
      ]);
      await within(CANCEL_MS, cancelled).catch(() => {});
      await wait(CANCELLED_MS);
    }
    for (const client of this.#clients) client.cutOff('this process stops');
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#control.close();
  }

  /** Questions take turns. What the server itself refuses is an answer. */
  #ask<Row extends object>(text: string, values?: unknown[]): Promise<Row[]> {
    const asked = this.#asking.then(async () => {
      try {
        const rows = await this.#control.ask<Row>(text, values);
        const wasSilent = this.#failures > 0;
        this.#failures = 0;
        if (wasSilent) this.#pingIdle();
        return rows;
      } catch (error) {
        if (/^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')) throw error;
        this.#failures++;
        this.#failedAt = performance.now();
        if (this.#failures >= SILENT_AFTER) {
          for (const client of this.#waitingFor(databaseTimeLimits.silentConnection.milliseconds))
            client.cutOff('the database is silent');
        }
        throw error;
      }
    });
    this.#asking = asked.catch(() => {});
    return asked;
  }

  #waitingFor(milliseconds: number): WatchedClient[] {
    const before = performance.now() - milliseconds;
    return [...this.#clients].filter((client) => (client.waitingSince ?? Infinity) <= before);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      this.#cutLate();
      // A server that does not answer is asked again each second.
      if (this.#failures > 0 && performance.now() - this.#failedAt < 4 * LOOKS_EVERY_MS) return;
      await this.#cutDead();
      await this.#thinOut();
    } catch {
      // Counted; requests say themselves that the database is away.
    } finally {
      this.#isLooking = false;
    }
  }

  /**
   * Only time tells where a process of the server is frozen, which counts as working; nor are the
   * processes behind a pooler known.
   */
  #cutLate(): void {
    for (const client of this.#waitingFor(databaseTimeLimits.answer.milliseconds)) {
      if (!client.isPatient) client.cutOff('the database does not answer in time');
    }
  }

  async #cutDead(): Promise<void> {
    const waiting = this.#waitingFor(databaseTimeLimits.silentConnection.milliseconds);
    if (waiting.length === 0) return this.#suspects.clear();
    if (this.#hasTransactionPooler) {
      await this.readState();
      return;
    }
    const rows = await this.#ask<{ pid: number; idle: boolean }>(
      `select pid, coalesce(state like 'idle%', false) as idle from pg_stat_activity
       where pid = any($1)`,
      [waiting.map((client) => client.serverPid)],
    );
    const working = new Set(rows.filter(({ idle }) => !idle).map(({ pid }) => pid));
    const before = this.#suspects;
    this.#suspects = new Map();
    for (const client of waiting) {
      if (client.serverPid === null || working.has(client.serverPid)) continue;
      const since = client.waitingSince;
      if (since === null) continue;
      // Seen twice: an answer may have been on its way.
      if (before.get(client) !== since) this.#suspects.set(client, since);
      else {
        client.cutOff('the connection is dead');
        this.#pingIdle();
      }
    }
  }

  /** Where one connection died others may have, unnoticed: each gives a sign of life or ends. */
  #pingIdle(): void {
    for (const client of this.#clients) {
      if (client.waitingSince !== null) continue;
      const asked: Promise<unknown> = client.query('select 1');
      const timer = setTimeout(() => client.cutOff('the connection is dead'), PING_MS);
      const answered = () => clearTimeout(timer);
      asked.then(answered, answered);
    }
  }

  async #thinOut(): Promise<void> {
    const { waitingCount, idleCount, options } = this.#pool;
    const max = options.max ?? 1;
    const stuck = this.#waitingFor(this.#isCrowded ? CROWDED_MS : STUCK_MS);
    if (this.#hasTransactionPooler || waitingCount === 0 || idleCount > 0) {
      this.#isCrowded = false;
      return;
    }
    if (stuck.length >= max / 2) {
      const cancelled = await this.#ask(CANCEL_CROWD, [
        stuck.map((client) => client.serverPid),
        Math.ceil(max / KEPT_PART),
        this.#idleHolderMs,
      ]);
      this.#isCrowded = cancelled.length > 0;
    }
    if (this.#isCrowded) setTimeout(() => void this.#look(), CROWDED_MS).unref();
  }
}
