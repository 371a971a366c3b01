import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { FolderInUseError } from '#database/folder-lock.ts';
import { buildApp } from './app.ts';
import { loadDemoIfEmpty } from './demo/index.ts';
import { getSiteSettings } from './features/marketing/index.ts';
import { createDeps } from './kit/create-deps.ts';
import { createPageHandler, type PageHandler, type RenderPage } from './plugins/pages.ts';
import { servePublicFiles } from './plugins/public-files.ts';
import { readSettings, SettingsError } from './settings.ts';
import { announce, say } from './start-up-lines.ts';

const root = path.join(import.meta.dirname, '..');

/** The renderer that `npm run build` made. */
async function loadRenderer(): Promise<RenderPage> {
  const entry = path.join(root, 'build/server/index.js');
  if (!fs.existsSync(entry)) {
    throw new SettingsError(
      'build/server',
      'the web is not built yet: run npm start, or npm run build',
    );
  }
  const built = (await import(pathToFileURL(entry).href)) as { handlePage: RenderPage };
  return built.handlePage;
}

async function main(): Promise<void> {
  const settings = readSettings();
  const render = await loadRenderer();
  const deps = await createDeps(settings, say);
  await loadDemoIfEmpty(deps, say);

  let handler: PageHandler | undefined;
  const pages: PageHandler = (request, reply) => {
    handler ??= createPageHandler(app, render);
    return handler(request, reply);
  };
  const app: FastifyInstance = await buildApp(deps, {
    pages,
    beforePages: (instance) => servePublicFiles(instance, path.join(root, 'build/client')),
  });
  const address = await app.listen({ port: settings.port, host: settings.host });
  announce(settings.publicUrl ?? address, await getSiteSettings(deps.database.db), settings);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    say('Closing …');
    await app.close();
    await deps.database.close();
    process.exit(0);
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}

try {
  await main();
} catch (error) {
  const isPlain =
    error instanceof SettingsError ||
    error instanceof FolderInUseError ||
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${isPlain ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}
