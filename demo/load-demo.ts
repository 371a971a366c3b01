/** `npm run demo:load`: loads the demo academy into an empty database. */

import { createDeps } from '#server/create-dependencies.ts';
import { readSettings } from '#server/settings.ts';
import { loadDemoIfEmpty } from './loader/index.ts';

const deps = await createDeps(readSettings(), console.log);
const loaded = await loadDemoIfEmpty(deps, console.log, { asked: true });
if (!loaded) console.error('The database is not empty: the demo academy was not loaded.');
await deps.database.close();
process.exit(loaded ? 0 : 1);
