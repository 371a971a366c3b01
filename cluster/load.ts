import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#web/lib/api.ts';
import type { Cluster } from './cluster.ts';
import { countReplicaReads, type Evidence, findEvidence } from './evidence.ts';
import { Journal } from './journal.ts';
import { type Cast, kindsOf, StaleReadError } from './kinds.ts';
import { waitUntil } from './machine.ts';
import {
  clientOf,
  logIn,
  NoRetryAfterError,
  type Person,
  reauthenticate,
  register,
} from './people.ts';

/**
 * Clients at work on the cluster, which write their requests and the responses to a journal. After a
 * fault the journal is compared with the data.
 */

const PAUSE_MS = 40;
const CLIENTS = 6;
/** How long every kind of request has to succeed at the end at least, without one failure. */
const FINAL_MS = 5_000;
/** The servers report their statistics with a delay. */
const STATISTICS_MS = 1_500;
/** Copies of emails by the same name: as many as leave at once, from each academy. */
const MAX_SENT_AGAIN = 9;

/** A request as its client saw it. */
interface Attempt {
  kind: string;
  begunAt: number;
  at: number;
  /** Absent: it succeeded. */
  error?: unknown;
}

/** What is demanded of the academy in a fault. */
export interface Limits {
  /** Seconds for which requests may fail once the service is possible again. */
  failsFor: number;
  /** Not one request may fail, from the beginning. */
  failsNever?: boolean;
}

export interface LoadReport {
  requests: number;
  failed: number;
  failures: Record<string, number>;
  /** Seconds between the first and the last beginning of a request that failed. */
  failedFor: number;
  /** The same of requests that began when the service was possible again. */
  failedWhilePossible: number;
  /** The longest time in which no request of anybody succeeded, in seconds. */
  longestSilence: number;
  acknowledged: number;
  evidence: Evidence;
  /** Violated assertions; empty: passed. */
  problems: readonly string[];
}

/** Seconds between the first and the last of some moments. */
const spanOf = (moments: readonly number[]) =>
  moments.length < 2 ? 0 : (Math.max(...moments) - Math.min(...moments)) / 1000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export class Load {
  readonly #cluster: Cluster;
  readonly #cast: Cast;
  #attempts: Attempt[] = [];
  #startedAt = 0;
  #journal = new Journal();
  #isStopped = false;
  #running: Promise<void>[] = [];

  private constructor(cluster: Cluster, cast: Cast) {
    this.#cluster = cluster;
    this.#cast = cast;
  }

  /** Logs the demo's people in: their sessions have to survive all faults. */
  static async open(cluster: Cluster): Promise<Load> {
    const { url } = cluster;
    const guest = clientOf(url, null);
    const [admin, learner] = [await logIn(url, 'admin'), await logIn(url, 'student')];
    const newcomer = (name: string) => register(guest, `${name}-${Date.now()}@example.com`);
    const [receiver, spender] = [await newcomer('receiver'), await newcomer('spender')];
    const receivers = [learner.userId, receiver];
    return new Load(cluster, { url, guest, admin, learner, receivers, spender });
  }

  get #kinds(): string[] {
    return Object.keys(kindsOf(this.#cast, this.#journal));
  }

  async #work(first: number): Promise<void> {
    const kinds = Object.entries(kindsOf(this.#cast, this.#journal));
    for (let index = first; !this.#isStopped; index++) {
      const [kind, request] = kinds[index % kinds.length] ?? [];
      if (kind === undefined || request === undefined) continue;
      const begunAt = Date.now();
      try {
        await request();
        this.#attempts.push({ kind, begunAt, at: Date.now() });
      } catch (error) {
        this.#attempts.push({ kind, begunAt, at: Date.now(), error });
      }
      await wait(PAUSE_MS);
    }
  }

  /** Begins with an empty journal. */
  async start(): Promise<void> {
    await reauthenticate(this.#cast.admin as Person, 'admin');
    this.#attempts = [];
    this.#startedAt = Date.now();
    this.#journal = new Journal();
    this.#isStopped = false;
    this.#running = Array.from({ length: CLIENTS }, (_, index) => this.#work(index));
  }

  /**
   * Works on until requests may fail no more, then for a time in which none may; ends the work, and
   * compares the requests with the data.
   * @param possibleAt when the service was possible again
   */
  async stop(possibleAt: number, limits: Limits): Promise<LoadReport> {
    await wait(Math.max(0, possibleAt + limits.failsFor * 1000 - Date.now()));
    const finalAt = Date.now();
    const readsBefore = await countReplicaReads(this.#cluster);
    await wait(FINAL_MS);
    await this.#everyKind(finalAt).catch(() => {});
    this.#isStopped = true;
    await Promise.all(this.#running);
    await wait(STATISTICS_MS);
    const replicaReads = (await countReplicaReads(this.#cluster)) - readsBefore;
    const evidence = await findEvidence(this.#cluster, this.#journal, this.#cast.admin.token);
    return this.#report({ possibleAt, finalAt, replicaReads, evidence, limits });
  }

  /** Waits until every kind of request was made after a moment, however slow the machine is. */
  async #everyKind(since: number): Promise<void> {
    await waitUntil('every kind of request was made', () => {
      const made = this.#attempts.filter(({ begunAt }) => begunAt >= since);
      return this.#kinds.every((kind) => made.some((attempt) => attempt.kind === kind));
    });
  }

  #report({ possibleAt, finalAt, replicaReads, evidence, limits }: Ending): LoadReport {
    const failed = this.#attempts.filter(({ error }) => error !== undefined);
    const failures: Record<string, number> = {};
    for (const { kind, error } of failed) {
      const name = `${kind}: ${reasonOf(error)}`;
      failures[name] = (failures[name] ?? 0) + 1;
    }
    const beginnings = failed.map(({ begunAt }) => begunAt);
    const late = beginnings.filter((begunAt) => begunAt >= possibleAt);
    const successes = this.#attempts.filter(({ error }) => error === undefined);
    const silences = successes.map(
      ({ at }, index) => at - (successes[index - 1]?.at ?? this.#startedAt),
    );
    const failedWhilePossible = spanOf(late);
    const mayNotBe = [
      failedWhilePossible > limits.failsFor && `requests failed for ${failedWhilePossible} s`,
      limits.failsNever && failed.length > 0 && `${failed.length} requests failed`,
      replicaReads <= 0 && 'nothing was read from the replica',
      evidence.sentAgain > MAX_SENT_AGAIN && `${evidence.sentAgain} emails were sent again`,
      ...this.#problemsOfAnswers(finalAt),
      ...listed('lost', evidence.lost),
      ...listed('doubled', evidence.doubled),
      ...listed('wrong', evidence.wrong),
      ...listed('refused but done', evidence.refusedButDone),
    ];
    return {
      requests: this.#attempts.length,
      failed: failed.length,
      failures,
      failedFor: spanOf(beginnings),
      failedWhilePossible,
      longestSilence: Math.max(0, ...silences) / 1000,
      acknowledged: this.#journal.acknowledged(),
      evidence,
      problems: mayNotBe.filter((problem) => typeof problem === 'string'),
    };
  }

  /** Answers that an academy never gives, and kinds of requests that do not succeed at the end. */
  *#problemsOfAnswers(finalAt: number): Generator<string> {
    const internal = this.#attempts.filter(
      ({ error }) => error instanceof ApiError && error.status === 500,
    );
    if (internal.length > 0) yield `${internal.length} × status 500`;
    const without = this.#attempts.filter(({ error }) => error instanceof NoRetryAfterError);
    if (without.length > 0) yield `${without.length} × 503 without Retry-After`;
    const stale = this.#attempts.filter(({ error }) => error instanceof StaleReadError);
    if (stale.length > 0) yield `${stale.length} × a person did not see what they had written`;
    const final = this.#attempts.filter(({ begunAt }) => begunAt >= finalAt);
    for (const kind of this.#kinds) {
      const ofKind = final.filter((attempt) => attempt.kind === kind);
      const refused = ofKind.filter(({ error }) => error !== undefined);
      if (refused.length > 0) yield `${kind}: ${refused.length} failed at the end`;
      if (refused.length === ofKind.length) yield `${kind}: none succeeded at the end`;
    }
  }
}

interface Ending {
  possibleAt: number;
  finalAt: number;
  replicaReads: number;
  evidence: Evidence;
  limits: Limits;
}

const SHOWN = 3;
/** A line for the points, the accounts, the files and the emails of a list each. */
const listed = (what: string, list: readonly string[]): string[] =>
  [...Map.groupBy(list, (text) => text.split(' ')[0]).values()].map(
    (some) => `${some.length} ${what}: ${some.slice(0, SHOWN).join('; ')} …`,
  );
