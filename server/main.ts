import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { servePublicFiles } from '#server/http/public-files.ts';
import type { RenderPage } from '#server/pages/pages.ts';
import type { Web } from './run-academy.ts';
import { runProcesses } from './run-workers.ts';
import { SettingsError } from './settings.ts';

/** Runs the academy with the web that `npm run build` made, in one process or several. */

const build = path.join(import.meta.dirname, '..', 'build');

async function openWeb(): Promise<Web> {
  const entry = path.join(build, 'server/index.js');
  if (!fs.existsSync(entry)) {
    throw new SettingsError('build', 'the web is not built yet: run npm start, or npm run build');
  }
  const { handlePage } = (await import(pathToFileURL(entry).href)) as { handlePage: RenderPage };
  return {
    render: handlePage,
    serveFiles: (app) => servePublicFiles(app, path.join(build, 'client')),
  };
}

await runProcesses(openWeb);
