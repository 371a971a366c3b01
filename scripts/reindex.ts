/** `npm run search:reindex`: writes by what everything is found anew; the academy may be open. */

import { createDeps } from '../server/create-dependencies.ts';
import { reindexAll } from '../server/features/search/index.ts';
import { readSettings } from '../server/settings.ts';

const deps = await createDeps(readSettings(), console.log);
const counts = await reindexAll(deps.database.db);
for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count}`);
await deps.database.close();
