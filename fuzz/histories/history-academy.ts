import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { SeededRandom } from '#demo/loader/seeded-random.ts';
import { BenchAcademy } from '../../bench/academy-process.ts';
import { freePort } from '../../server/testing/free-port.ts';

/** How the academy of a checked history runs. */
export type Configuration = 'postgres' | 'replica' | 'embedded';

const PROCESSES = { postgres: 2, replica: 2, embedded: 1 } as const;
/** By how much the replica is behind. */
const REPLICA_DELAY = '3s';
const KILL_EVERY_MS = 12_000;
const TERMINATE_EVERY_MS = 4_000;
const MAX_STARTS = 10;
/** Serves the API alone, so that no web has to be built. */
const PROGRAM = 'server/testing/serve-processes.ts';

/** An academy in use while its processes are killed and its connections cut. */
export class HistoryAcademy {
  readonly bench: BenchAcademy;
  readonly ports: readonly number[];
  readonly #environment: NodeJS.ProcessEnv;
  readonly #processes: ChildProcess[] = [];
  #isStopped = false;
  kills = 0;

  private constructor(
    bench: BenchAcademy,
    ports: readonly number[],
    environment: NodeJS.ProcessEnv,
  ) {
    this.bench = bench;
    this.ports = ports;
    this.#environment = environment;
  }

  static async open(configuration: Configuration): Promise<HistoryAcademy> {
    const bench = await BenchAcademy.open(configuration === 'embedded' ? 'embedded' : 'postgres');
    const ports: number[] = [];
    while (ports.length < PROCESSES[configuration]) ports.push(await freePort());
    const environment: NodeJS.ProcessEnv = { TRUST_PROXY: '127.0.0.1' };
    if (configuration === 'replica') {
      environment.READ_DATABASE_URL = await bench.startReplica();
      await HistoryAcademy.#query(environment.READ_DATABASE_URL, [
        `alter system set recovery_min_apply_delay = '${REPLICA_DELAY}'`,
        'select pg_reload_conf()',
      ]);
    }
    return new HistoryAcademy(bench, ports, environment);
  }

  static async #query(url: string, statements: readonly string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    // The connection may be cut by its own statement.
    client.on('error', () => {});
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end().catch(() => {});
    }
  }

  async start(): Promise<void> {
    for (const [index] of this.ports.entries()) await this.#startProcess(index);
  }

  async #startProcess(index: number): Promise<void> {
    const port = this.ports[index] ?? 0;
    // A process that loses its connection during the start ends, and is started again.
    for (let attempt = 1; ; attempt++) {
      try {
        this.#processes[index] = await this.bench.start(port, this.#environment, PROGRAM);
        return;
      } catch (error) {
        if (attempt === MAX_STARTS) throw error;
      }
    }
  }

  /** Kills one process after the other, and cuts all connections, until it is stopped. */
  async disturb(random: SeededRandom): Promise<void> {
    await Promise.all([this.#killProcesses(random), this.#terminateBackends()]);
  }

  async #killProcesses(random: SeededRandom): Promise<void> {
    for (;;) {
      await this.#waitUnlessStopped(KILL_EVERY_MS);
      if (this.#isStopped) return;
      const index = random.between(0, this.ports.length - 1);
      this.#processes[index]?.kill('SIGKILL');
      this.kills++;
      await this.#startProcess(index);
    }
  }

  async #terminateBackends(): Promise<void> {
    const url = this.bench.databaseUrl;
    if (url === null) return;
    for (;;) {
      await this.#waitUnlessStopped(TERMINATE_EVERY_MS);
      if (this.#isStopped) return;
      await HistoryAcademy.#query(url, [
        `select pg_terminate_backend(pid) from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      ]).catch(() => {});
    }
  }

  async #waitUnlessStopped(milliseconds: number): Promise<void> {
    const end = Date.now() + milliseconds;
    while (!this.#isStopped && Date.now() < end) await wait(100);
  }

  /** Disturbs it no more. */
  calmDown(): void {
    this.#isStopped = true;
  }

  async stop(): Promise<void> {
    for (const process of this.#processes) await this.bench.stop(process);
  }
}
