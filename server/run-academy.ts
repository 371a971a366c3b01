import type { FastifyInstance } from 'fastify';
import { FolderInUseError } from '#database/folder-lock.ts';
import { demoMediaPlugin } from '#demo/demo-media.ts';
import { assertNotPublic, findOpenDemoAccounts, loadDemoIfEmpty } from '#demo/loader/index.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { startMaintenance } from '#server/jobs/maintenance.ts';
import { createPageHandler, type PageHandler, type RenderPage } from '#server/pages/pages.ts';
import { buildApp } from './app.ts';
import { createDependencies } from './create-dependencies.ts';
import { readSettings, SettingsError } from './settings.ts';
import { announce, say } from './start-up-lines.ts';

/** The web as this process serves it: built, or straight from its sources. */
export interface Web {
  render: RenderPage;
  /** Serves the files that pages refer to. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
  close?: () => Promise<void>;
}

async function open(openWeb: () => Promise<Web>): Promise<void> {
  const settings = readSettings();
  const web = await openWeb();
  const dependencies = await createDependencies(settings, say);
  await loadDemoIfEmpty(dependencies, say);
  const openDemoAccounts = await findOpenDemoAccounts(dependencies);
  try {
    assertNotPublic(openDemoAccounts, settings);
  } catch (error) {
    await dependencies.database.close();
    throw error;
  }

  let handler: PageHandler | undefined;
  const pages: PageHandler = (request, reply) => {
    handler ??= createPageHandler(app, web.render);
    return handler(request, reply);
  };
  const { holds_demo_data: holdsDemo } = await getSiteSettings(dependencies.database.db);
  const beforePages = async (scope: FastifyInstance) => {
    if (holdsDemo) await scope.register(demoMediaPlugin);
    await web.serveFiles(scope);
  };
  const app = await buildApp(dependencies, { pages, beforePages });
  const stopMaintenance = startMaintenance(dependencies, (error) =>
    app.log.error({ err: error }, 'maintenance failed'),
  );
  const address = await app.listen({ port: settings.port, host: settings.host });
  announce(address, await getSiteSettings(dependencies.database.db), settings, openDemoAccounts);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    say('Closing …');
    await stopMaintenance();
    await app.close();
    await web.close?.();
    await dependencies.database.close();
    process.exit(0);
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}

/**
 * Settings, database, demo academy, app, listen; closes gracefully. An error that the operator can
 * fix is printed as one line, anything else with its stack.
 */
export async function runAcademy(openWeb: () => Promise<Web>): Promise<void> {
  try {
    await open(openWeb);
  } catch (error) {
    const isPlain =
      error instanceof SettingsError ||
      error instanceof FolderInUseError ||
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    process.stderr.write(`${isPlain ? (error as Error).message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
