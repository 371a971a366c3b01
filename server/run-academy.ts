import { flushCompileCache } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { within } from '#database/within.ts';
import { demoMediaPlugin } from '#demo/demo-media.ts';
import {
  assertNotPublic,
  type DemoAccount,
  findOpenDemoAccounts,
  loadDemoIfEmpty,
} from '#demo/loader/index.ts';
import { demoRecordsPlugin } from '#demo/samples/demo-records.routes.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { startMaintenance } from '#server/jobs/maintenance.ts';
import { startQueueWorker } from '#server/jobs/queue-worker.ts';
import { outageOf } from '#server/lib/outage.ts';
import { type Stop, stopOn } from '#server/lib/stop.ts';
import { measureAcademy } from '#server/metrics/measure-academy.ts';
import { createMetrics, type Metrics, measureReplica } from '#server/metrics/metrics.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { readNewestBackup } from '#server/operations/index.ts';
import { createPageHandler, type PageHandler, type RenderPage } from '#server/pages/pages.ts';
import { type AppOptions, buildApp } from './app.ts';
import { clockWarning } from './clock-difference.ts';
import { createDependencies, openReplica } from './create-dependencies.ts';
import type { Dependencies } from './dependencies.ts';
import { objectStoreWarning } from './object-store-warning.ts';
import { operatorMessage } from './operator-message.ts';
import { readSettings, type Settings } from './settings.ts';
import { announce, say } from './start-up-lines.ts';
import { stopServing } from './stop-serving.ts';

/** The web as this process serves it: built, or straight from its sources. */
export interface Web {
  render: RenderPage;
  /** Serves the files that pages refer to. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
  close?: () => Promise<void>;
}

/** How long the last spans may take to reach their collector, in milliseconds. */
const LAST_SPANS_MS = 500;

/** A database that is migrated and may be served. */
interface PreparedAcademy {
  dependencies: Dependencies;
  openDemoAccounts: readonly DemoAccount[];
}

/** What happens once for an academy, however many processes serve it. */
export async function prepareAcademy(settings: Settings): Promise<PreparedAcademy> {
  const dependencies = await createDependencies(settings, say);
  try {
    await loadDemoIfEmpty(dependencies, say);
    const openDemoAccounts = await findOpenDemoAccounts(dependencies);
    assertNotPublic(openDemoAccounts, settings);
    const warnings = await Promise.all([
      clockWarning(dependencies.database.db, dependencies.now),
      objectStoreWarning(dependencies),
    ]);
    for (const warning of warnings) if (warning !== null) say(warning);
    return { dependencies, openDemoAccounts };
  } catch (error) {
    await dependencies.database.close();
    throw error;
  }
}

interface ServedAcademy {
  /** Where it listens. */
  address: string;
  /** Accepts no more requests, finishes the open ones, and closes everything. */
  close: (stop: Stop) => Promise<void>;
}

/**
 * Listens in this process.
 * @param options.runsMaintenance one process of an academy does, and works through the queue
 */
export async function serveAcademy(
  prepared: Dependencies,
  web: Web,
  {
    runsMaintenance,
    limitStore,
    metrics,
  }: {
    runsMaintenance: boolean;
    limitStore?: AppOptions['limitStore'];
    metrics: Metrics | undefined;
  },
): Promise<ServedAcademy> {
  const replica = openReplica(prepared);
  if (replica && metrics) measureReplica(metrics, replica);
  const dependencies = { ...prepared, replica };
  if (runsMaintenance && metrics) watchAcademy(dependencies, metrics);
  const { settings, database } = dependencies;
  let handler: PageHandler | undefined;
  const pages: PageHandler = (request, reply) => {
    handler ??= createPageHandler(app, web.render);
    return handler(request, reply);
  };
  const { holds_demo_data: holdsDemo } = await getSiteSettings(database.db);
  const beforePages = async (scope: FastifyInstance) => {
    if (holdsDemo) await scope.register(demoMediaPlugin).register(demoRecordsPlugin);
    await web.serveFiles(scope);
  };
  const isLocalOnly = (await findOpenDemoAccounts(dependencies)).length > 0;
  const options = { pages, beforePages, limitStore, metrics, isLocalOnly };
  const app = await buildApp(dependencies, options);
  const stopMaintenance = runsMaintenance
    ? startMaintenance(dependencies, (error, step) =>
        logFailure(app, error, { step }, 'a step of maintenance failed'),
      )
    : async () => {};
  const putBack: string[] = [];
  const stopQueue = runsMaintenance
    ? startQueueWorker(dependencies, {
        onAbandoned: ({ job_id, kind }) => putBack.push(`job ${job_id} (${kind})`),
        onFailure: (error, job) => logFailure(app, error, job, 'a job failed'),
        onOutage: ({ error, ...outage }) =>
          error === undefined
            ? app.log.warn(outage, 'the service that jobs wait for answers again')
            : app.log.error({ err: error, ...outage }, 'the service that jobs wait for is away'),
        onBroken: (error) => logFailure(app, error, {}, 'the queue cannot be read'),
      })
    : async () => {};
  // Otherwise it is written when the process ends, which then takes seconds.
  flushCompileCache();
  const address = await app.listen({ port: settings.port, host: settings.host });
  return {
    address,
    close: async (stop) => {
      const cutShort = () => Promise.all([database.cutShort(), replica?.cutShort()]);
      await Promise.all([
        stop.waitFor('maintenance', stopMaintenance()),
        stop.waitFor('jobs', stopQueue()),
        stopServing(app, { stop, drainSeconds: settings.drainSeconds, cutShort }),
      ]);
      for (const job of putBack) stop.cut(job);
      dependencies.mailer.close?.();
      await stop.waitFor('the web', web.close?.());
      await stop.waitFor('the database', Promise.all([replica?.close(), database.close()]));
      if (dependencies.tracing)
        await within(LAST_SPANS_MS, dependencies.tracing.close()).catch(() => {});
    },
  };
}

/** Logs what failed beside requests; of an outage of the database the begin and the end. */
function logFailure(app: FastifyInstance, error: unknown, fields: object, message: string): void {
  const outage = outageOf(error);
  if (outage?.of === 'database') app.outages.note(outage, app.log, { err: error });
  else app.log.error({ err: error, ...fields }, message);
}

/** Measures what the processes of an academy share, and its machine. */
function watchAcademy({ database, settings, now }: Dependencies, metrics: Metrics): void {
  const { dataDir, backup } = settings;
  measureAcademy(metrics, {
    db: database.db,
    now,
    readNewestBackup: () => readNewestBackup(backup.folder),
    folders: { data: dataDir, backup: backup.folder },
  });
}

/** The metrics of this process, where the settings say that they are read. */
export function metricsOf(dependencies: Dependencies): Metrics | undefined {
  return dependencies.settings.metrics === null ? undefined : createMetrics(dependencies);
}

/** Ends the process: an error that the operator can correct is one line, any other has its stack. */
export function failStart(error: unknown): never {
  process.stderr.write(`${operatorMessage(error) ?? (error as Error).stack}\n`);
  process.exit(1);
}

/** Settings, database, demo academy, app, listen; closes gracefully. All in this process. */
export async function runAcademy(openWeb: () => Promise<Web>): Promise<void> {
  try {
    const settings = readSettings();
    const web = await openWeb();
    const { dependencies, openDemoAccounts } = await prepareAcademy(settings);
    const metrics = metricsOf(dependencies);
    const served = await serveAcademy(dependencies, web, { runsMaintenance: true, metrics });
    const scraped =
      settings.metrics &&
      metrics &&
      (await serveMetrics(settings.metrics, {
        contentType: metrics.registry.contentType,
        read: () => metrics.registry.metrics(),
      }));
    stopOn(['SIGINT', 'SIGTERM'], settings, async (stop) => {
      say('Closing …');
      await Promise.all([served.close(stop), scraped?.close()]);
    });
    const site = await getSiteSettings(dependencies.database.db);
    announce(served.address, site, settings, openDemoAccounts);
  } catch (error) {
    failStart(error);
  }
}
