import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type PostgresCluster,
  startPostgresCluster,
  startPostgresReplica,
} from '../database/testing/postgres-cluster.ts';
import { demoAccounts } from '../demo/loader/demo-accounts.ts';
import { loadDemoIfEmpty } from '../demo/loader/index.ts';
import { createDependencies } from '../server/create-dependencies.ts';
import type { Dependencies } from '../server/dependencies.ts';
import { readSettings } from '../server/settings.ts';

export type Engine = 'postgres' | 'embedded';

const root = path.join(import.meta.dirname, '..');
/** Generous, for a busy machine. */
const START_MS = 180_000;
const POLL_MS = 100;

/** What the demo learner's browser sends: a token for calls, a cookie for pages. */
export interface Login {
  token: string;
  cookie: string;
  userId: number;
}

/** A database of the bench's own, and the processes that the bench starts; all thrown away. */
export class BenchAcademy {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-bench-'));
  readonly #cluster: PostgresCluster | null;
  readonly #processes = new Set<ChildProcess>();
  #replica: PostgresCluster | null = null;

  private constructor(cluster: PostgresCluster | null) {
    this.#cluster = cluster;
  }

  static async open(engine: Engine): Promise<BenchAcademy> {
    const academy = new BenchAcademy(engine === 'postgres' ? await startPostgresCluster() : null);
    await academy.prepare(async () => {});
    return academy;
  }

  get databaseUrl(): string | null {
    return this.#cluster?.url('postgres') ?? null;
  }

  /** Starts a streaming replica beside the database. @returns its address */
  async startReplica(): Promise<string> {
    if (this.#cluster === null) throw new Error('the embedded engine has no replica');
    this.#replica = await startPostgresReplica(this.#cluster);
    return this.#replica.url('postgres');
  }

  get dataDir(): string {
    return path.join(this.folder, 'data');
  }

  #environment(port: number, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const url = this.databaseUrl;
    return {
      ...{ PATH, HOME, NODE_COMPILE_CACHE },
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: this.dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...(url !== null && { DATABASE_URL: url }),
      ...more,
    };
  }

  /** Works on the database in this process, while none of the academy has an embedded one open. */
  async prepare<T>(work: (dependencies: Dependencies) => Promise<T>): Promise<T> {
    // What a command sends is what it sends without cached responses.
    const settings = readSettings(this.#environment(0, { RESPONSE_CACHE: 'off' }));
    const dependencies = await createDependencies(settings, () => {});
    try {
      await loadDemoIfEmpty(dependencies, () => {}, { asked: true });
      return await work(dependencies);
    } finally {
      await dependencies.database.close();
    }
  }

  /** Starts a program of this repository, and waits for its first line. */
  async run(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<ChildProcess> {
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: [...stdio] });
    this.#processes.add(child);
    child.once('exit', () => this.#processes.delete(child));
    await once(child.stdout, 'data');
    child.stdout.resume();
    return child;
  }

  /**
   * The academy as `npm start` runs it, on this port.
   * @param program another one that runs it, such as without the built web
   */
  async start(
    port: number,
    more: NodeJS.ProcessEnv = {},
    program = 'server/main.ts',
  ): Promise<ChildProcess> {
    const child = await this.run([program], this.#environment(port, more));
    const end = Date.now() + START_MS;
    for (;;) {
      const isOpen = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      // Another server may answer at this port.
      if (Date.now() > end || child.exitCode !== null) throw new Error('the academy did not start');
      if (isOpen) return child;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill();
    await exit;
  }

  async close(): Promise<void> {
    for (const child of this.#processes) await this.stop(child);
    await this.#replica?.stop();
    await this.#cluster?.stop();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function logIn(port: number, as: 'student' | 'admin' = 'student'): Promise<Login> {
  const account = demoAccounts.find(({ role }) => role === as);
  const response = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  const { data } = (await response.json()) as {
    data: { token: string; user: { user_id: number } };
  };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { token: data.token, cookie, userId: data.user.user_id };
}
