import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { accountCalls } from '#contract/accounts.ts';
import type { Call, CallData, CallInput } from '#contract/call.ts';
import { courseCalls } from '#contract/courses.ts';
import { mediaAdminCalls } from '#contract/media.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { createApiClient } from '#web/lib/api.ts';
import type { Cluster } from './cluster.ts';
import { queryDatabase } from './database.ts';

/**
 * People at work on the cluster, who write down what was acknowledged to them. After a fault
 * each line of that log is looked for in the database, the object store and the mailbox.
 */

const TIMEOUT_MS = 10_000;
const PAUSE_MS = 40;
const CLIENTS = 6;

/** A request as its client saw it. */
interface Attempt {
  at: number;
  isAcknowledged: boolean;
  /** Why it failed, for the log of the run. */
  failure?: string;
}

/** What was acknowledged, by the keys under which it can be found again. */
interface Acknowledged {
  points: Set<string>;
  accounts: Set<string>;
  files: Set<string>;
  emails: Set<string>;
}

const nothing = (): Acknowledged => ({
  points: new Set(),
  accounts: new Set(),
  files: new Set(),
  emails: new Set(),
});

export interface LoadReport {
  requests: number;
  failed: number;
  failures: Record<string, number>;
  /** Seconds between the first and the last request that failed. */
  failedFor: number;
  /** The longest time in which no request of anybody succeeded, in seconds. */
  longestSilence: number;
  acknowledged: number;
  /** Whatever was acknowledged and is not there. */
  lost: readonly string[];
}

function clientOf(url: string, token: string | null) {
  const api = createApiClient({
    transport: (address, options) =>
      fetch(`${url}${address}`, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    locale: () => 'en',
    token: () => token,
  });
  return async <C extends Call>(call: C, input: CallInput<C>) =>
    (await api.call<Call>(call, input as CallInput<Call>)) as CallData<C>;
}

type Client = ReturnType<typeof clientOf>;

export class Load {
  readonly #cluster: Cluster;
  readonly #guest: Client;
  readonly #admin: Client;
  readonly #token: string;
  readonly #learner: number;
  #attempts: Attempt[] = [];
  #acknowledged: Acknowledged = nothing();
  #isStopped = false;
  #running: Promise<void>[] = [];

  private constructor(cluster: Cluster, token: string, learner: number) {
    this.#cluster = cluster;
    this.#token = token;
    this.#learner = learner;
    this.#guest = clientOf(cluster.url, null);
    this.#admin = clientOf(cluster.url, token);
  }

  /** Logs the demo's people in. */
  static async open(cluster: Cluster): Promise<Load> {
    const guest = clientOf(cluster.url, null);
    const login = (name: string) =>
      guest(accountCalls.login, {
        body: { email: `${name}@example.com`, password: `academy-${name}` },
      });
    const { token } = await login('admin');
    const { user } = await login('student');
    return new Load(cluster, token, user.user_id);
  }

  /** One request of each kind, so that every fault meets each. */
  #kinds(): readonly (() => Promise<void>)[] {
    const { points, accounts, files, emails } = this.#acknowledged;
    const params = { id: this.#learner };
    return [
      async () => {
        const reason = randomUUID();
        await this.#admin(pointAdminCalls.adjust, { params, body: { amount: 1, reason } });
        points.add(reason);
      },
      async () => {
        const email = `${randomUUID()}@example.com`;
        const password = `the-far-view-${randomUUID()}`;
        await this.#guest(accountCalls.register, {
          body: {
            ...{ email, password, confirm_password: password },
            ...{ invitation_code: 'welcome2025', language_preference: 'zh', accept_terms: true },
          },
        });
        accounts.add(email);
        emails.add(email);
      },
      async () => {
        const cue = `WEBVTT\n\n00:00.000 --> 00:01.000\n${randomUUID()}\n`;
        const file = await this.#admin(mediaAdminCalls.captions, { body: { text: cue } });
        files.add(file.path);
      },
      async () => void (await this.#guest(courseCalls.list, { query: {} })),
      async () => {
        await this.#admin(pointCalls.balance, { query: { user_id: this.#learner } });
      },
      async () => {
        const address = `${this.#cluster.url}/?lang=zh`;
        const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (!response.ok) throw new Error(`status ${response.status}`);
        await response.text();
      },
    ];
  }

  async #work(first: number): Promise<void> {
    const kinds = this.#kinds();
    for (let index = first; !this.#isStopped; index++) {
      const attempt = kinds[index % kinds.length];
      try {
        await attempt?.();
        this.#attempts.push({ at: Date.now(), isAcknowledged: true });
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        this.#attempts.push({ at: Date.now(), isAcknowledged: false, failure });
      }
      await wait(PAUSE_MS);
    }
  }

  /** Begins with an empty log. */
  start(): void {
    this.#attempts = [];
    this.#acknowledged = nothing();
    this.#isStopped = false;
    this.#running = Array.from({ length: CLIENTS }, (_, index) => this.#work(index));
  }

  /** Ends the work, and looks for everything that was acknowledged. */
  async stop(): Promise<LoadReport> {
    this.#isStopped = true;
    await Promise.all(this.#running);
    const failed = this.#attempts.filter(({ isAcknowledged }) => !isAcknowledged);
    const failures: Record<string, number> = {};
    for (const { failure = '' } of failed) failures[failure] = (failures[failure] ?? 0) + 1;
    const successes = this.#attempts.filter(({ isAcknowledged }) => isAcknowledged);
    const silences = successes.map(({ at }, index) => at - (successes[index - 1]?.at ?? at));
    const { points, accounts, files, emails } = this.#acknowledged;
    return {
      requests: this.#attempts.length,
      failed: failed.length,
      failures,
      failedFor: ((failed.at(-1)?.at ?? 0) - (failed[0]?.at ?? 0)) / 1000,
      longestSilence: Math.max(0, ...silences) / 1000,
      acknowledged: points.size + accounts.size + files.size + emails.size,
      lost: await this.#findLost(),
    };
  }

  async #findLost(): Promise<string[]> {
    const { points, accounts, files, emails } = this.#acknowledged;
    const { database } = this.#cluster;
    const missing = async (what: string, keys: Set<string>, query: string) => {
      const found = await queryDatabase<{ key: string }>(database, query, [[...keys]]);
      const known = new Set(found.map(({ key }) => key));
      return [...keys].filter((key) => !known.has(key)).map((key) => `${what} ${key}`);
    };
    const unread: string[] = [];
    for (const file of files) {
      const response = await fetch(`${this.#cluster.url}${file}`, {
        headers: { authorization: `Bearer ${this.#token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!(await response.text()).startsWith('WEBVTT')) unread.push(`file ${file}`);
    }
    return [
      ...(await missing(
        'points',
        points,
        'select reason as key from point_entries where reason = any($1)',
      )),
      ...(await missing(
        'account',
        accounts,
        'select email as key from users where email = any($1)',
      )),
      ...unread,
      ...(await this.#findUnsent(emails)),
    ];
  }

  /** An email is not lost while it is a job that will be tried again. */
  async #findUnsent(emails: Set<string>): Promise<string[]> {
    const folder = path.join(this.#cluster.mailFolder, 'new');
    const end = Date.now() + 150_000;
    let unsent = [...emails];
    while (unsent.length > 0 && Date.now() < end) {
      const received = fs
        .readdirSync(folder)
        .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
        .join('\n');
      unsent = unsent.filter((email) => !received.includes(email));
      if (unsent.length > 0) await wait(1000);
    }
    return unsent.map((email) => `email to ${email}`);
  }
}
