import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { LimitCounter, leaseStore } from '#server/http/limit-leases.ts';
import { type Stop, stopOn, stopTimes } from '#server/lib/stop.ts';
import { HUNG_MS, startWatchdog } from '#server/lib/watchdog.ts';
import { createClusterSource, shareMetrics } from '#server/metrics/cluster-metrics.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { createPreparedDependencies } from './create-dependencies.ts';
import { countFailures, respawnDelay } from './respawn.rules.ts';
import {
  failStart,
  metricsOf,
  prepareAcademy,
  runAcademy,
  serveAcademy,
  type Web,
} from './run-academy.ts';
import { readSettings, type Settings } from './settings.ts';
import { announce, say } from './start-up-lines.ts';
import {
  answerLeases,
  answerWatch,
  leaseAsker,
  watchWorker,
  workerArguments,
  workerNumber,
} from './worker-messages.ts';
import { WorkerStartError } from './worker-start-error.ts';

/**
 * Several processes behind one port. The supervisor prepares the academy, then holds no connection
 * to the database: it takes sockets and hands them to the workers in turn, counts limits for all,
 * and replaces a worker that ends. The first worker runs maintenance.
 */
class Supervisor {
  readonly #counter: LimitCounter;
  readonly #workers = new Map<Worker, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #isStarted = false;
  readonly #hungMs: number;
  #isClosing = false;

  constructor(count: number, hungMs: number) {
    this.#counter = new LimitCounter(count);
    this.#hungMs = hungMs;
  }

  /** @returns the port where all of them listen @throws where one does not come up */
  async start(count: number): Promise<number> {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const ports = await Promise.all(numbers.map((number) => this.#start(number, 0)));
    this.#isStarted = true;
    return ports[0] ?? 0;
  }

  /** @param failures of workers of this number in a row */
  #start(number: number, failures: number): Promise<number> {
    cluster.setupPrimary({ args: workerArguments(number) });
    const worker = cluster.fork();
    const startedAt = performance.now();
    this.#workers.set(worker, number);
    answerLeases(worker, this.#counter);
    return new Promise((resolve, reject) => {
      worker.once('listening', ({ port }) => {
        watchWorker(worker, this.#hungMs, () => {
          process.stderr.write(`worker ${number} hangs and is killed\n`);
          worker.process.kill('SIGKILL');
        });
        resolve(port);
      });
      worker.once('exit', (code, signal) => {
        this.#workers.delete(worker);
        if (this.#isClosing) return;
        if (!this.#isStarted) return reject(new WorkerStartError(number));
        const next = countFailures(failures, performance.now() - startedAt);
        this.#replace(number, next, signal ?? `code ${code}`);
      });
    });
  }

  #replace(number: number, failures: number, reason: string): void {
    const delay = respawnDelay(failures);
    process.stderr.write(`worker ${number} ended (${reason}); another one starts in ${delay} ms\n`);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      // A worker that ends before it listens counts as one more failure.
      void this.#start(number, failures).then(() =>
        process.stderr.write(`worker ${number} serves again\n`),
      );
    }, delay);
    this.#timers.add(timer);
  }

  /** Stops all workers; one that does not end in time is killed. */
  async stop({ drainSeconds }: Settings, stop?: Stop): Promise<void> {
    this.#isClosing = true;
    for (const timer of this.#timers) clearTimeout(timer);
    const ends = [...this.#workers].map(async ([worker, number]) => {
      const exit = once(worker, 'exit');
      worker.process.kill('SIGTERM');
      const [code] = await exit;
      if (code !== 0) stop?.lose(`worker ${number}`);
    });
    // It may hang or be halted: neither a signal nor a message reaches it.
    setTimeout(
      () => {
        for (const [worker] of this.#workers) worker.process.kill('SIGKILL');
      },
      drainSeconds * 1000 + stopTimes.workers,
    ).unref();
    await Promise.all(ends);
  }
}

const addressOf = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Runs as many workers as the settings say, until it is told to stop. */
async function runWorkers(settings: Settings, hungMs: number): Promise<void> {
  const supervisor = new Supervisor(settings.workers, hungMs);
  // A stop during the start must not leave workers behind.
  const { drainSeconds } = settings;
  stopOn(['SIGINT', 'SIGTERM'], { drainSeconds, afterMs: stopTimes.all }, (stop) => {
    say('Closing …');
    return supervisor.stop(settings, stop);
  });
  try {
    const { dependencies, openDemoAccounts } = await prepareAcademy(settings);
    const site = await getSiteSettings(dependencies.database.db);
    await dependencies.database.close();
    if (settings.metrics) await serveMetrics(settings.metrics, createClusterSource());
    const port = await supervisor.start(settings.workers);
    announce(addressOf(settings.host, port), site, settings, openDemoAccounts);
  } catch (error) {
    await supervisor.stop(settings);
    failStart(error);
  }
}

/** One worker: it serves until the supervisor tells it to stop. */
async function runWorker(openWeb: () => Promise<Web>): Promise<void> {
  answerWatch();
  try {
    const settings = readSettings();
    const web = await openWeb();
    const dependencies = await createPreparedDependencies(settings);
    const metrics = metricsOf(dependencies);
    if (metrics) shareMetrics(metrics);
    const serving = serveAcademy(dependencies, web, {
      metrics,
      runsMaintenance: workerNumber() === 1,
      limitStore: leaseStore(leaseAsker()),
    });
    stopOn(['SIGTERM'], settings, async (stop) => (await serving).close(stop));
    // Ctrl-C reaches the whole group of processes: the supervisor decides what follows.
    process.on('SIGINT', () => {});
    await serving;
  } catch (error) {
    failStart(error);
  }
}

/**
 * The academy in one process or, where the settings say so, in several. A hanging process is killed:
 * workers by their supervisor, all others by a watchdog thread.
 * @param hungMs how long it may hang; tests set a shorter time
 */
export async function runProcesses(openWeb: () => Promise<Web>, hungMs = HUNG_MS): Promise<void> {
  if (cluster.isWorker) return runWorker(openWeb);
  const settings = readSettingsOrEnd();
  if (settings.workers > 1) await runWorkers(settings, hungMs);
  else await runAcademy(openWeb);
  startWatchdog(hungMs);
}

function readSettingsOrEnd(): Settings {
  try {
    return readSettings();
  } catch (error) {
    return failStart(error);
  }
}
