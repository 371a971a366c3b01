/** `npm run demo:load`: loads the demo academy into an empty database. */

import { loadDemoIfEmpty } from '#demo/loader/index.ts';
import { createDependencies } from '#server/create-dependencies.ts';
import { readSettings } from '#server/settings.ts';

const dependencies = await createDependencies(readSettings(), console.log);
const loaded = await loadDemoIfEmpty(dependencies, console.log, { asked: true });
if (!loaded) console.error('The database is not empty: the demo academy was not loaded.');
await dependencies.database.close();
process.exit(loaded ? 0 : 1);
