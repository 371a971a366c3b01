import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { servePublicFiles } from '#server/http/public-files.ts';
import type { RenderPage } from '#server/pages/pages.ts';
import { runAcademy } from './run-academy.ts';
import { SettingsError } from './settings.ts';

/** The academy with the web that `npm run build` made. */

const build = path.join(import.meta.dirname, '..', 'build');

await runAcademy(async () => {
  const entry = path.join(build, 'server/index.js');
  if (!fs.existsSync(entry)) {
    throw new SettingsError('build', 'the web is not built yet: run npm start, or npm run build');
  }
  const { handlePage } = (await import(pathToFileURL(entry).href)) as { handlePage: RenderPage };
  return {
    render: handlePage,
    serveFiles: (app) => servePublicFiles(app, path.join(build, 'client')),
  };
});
