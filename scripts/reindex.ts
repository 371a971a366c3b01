/** `npm run search:reindex`: rebuilds the search index; the academy may be running. */

import { createDependencies } from '../server/create-dependencies.ts';
import { reindexAll } from '../server/features/search/index.ts';
import { readSettings } from '../server/settings.ts';

const dependencies = await createDependencies(readSettings(), console.log);
const counts = await reindexAll(dependencies.database.db);
for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count}`);
await dependencies.database.close();
