/**
 * `npm run files:check`: reads every uploaded file and compares it with the size and the hash that
 * were recorded when it was stored. It changes nothing. Exit code 0: all agree; 1: one does not, or
 * there is no academy.
 */
import { openFileStore } from '../server/create-dependencies.ts';
import { checkFiles } from '../server/files/index.ts';
import { describeFault } from '../server/operations/index.ts';
import { runOnAcademy } from './on-academy.ts';

await runOnAcademy(async ({ db }, settings) => {
  const { checked, faulty } = await checkFiles(db, await openFileStore(settings));
  for (const file of faulty) console.log(describeFault(file));
  console.log(
    faulty.length === 0
      ? `All ${checked} files are as they were stored.`
      : `${faulty.length} of ${checked} files are not as they were stored: restore them from a backup.`,
  );
  return faulty.length === 0;
});
