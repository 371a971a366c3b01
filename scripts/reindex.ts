/** `npm run search:reindex`: rebuilds the search index; on PostgreSQL the academy may be running. */

import { createDependencies } from '../server/create-dependencies.ts';
import { reindexAll } from '../server/features/search/index.ts';
import { runCommand } from './on-academy.ts';

await runCommand(async (settings) => {
  const dependencies = await createDependencies(settings, console.log);
  const counts = await reindexAll(dependencies.database.db);
  for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count}`);
  await dependencies.database.close();
  return true;
});
