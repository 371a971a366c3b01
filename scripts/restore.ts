/**
 * `npm run restore -- FILE`: restores a backup into an empty database and the file store that the
 * settings name, and checks every row, the ledger, revenue and every file. An academy that holds anybody
 * is refused; what was interrupted is repeated by the same command.
 */
import fs from 'node:fs';
import { openEmbedded, openPostgres } from '../database/open.ts';
import { openFileStore } from '../server/create-dependencies.ts';
import { restoreBackup } from '../server/operations/index.ts';
import { SettingsError } from '../server/settings.ts';
import { readBackupIdentity } from './backup-identity.ts';
import { runCommand } from './on-academy.ts';

await runCommand(async (settings) => {
  const [source] = process.argv.slice(2);
  if (source === undefined || !fs.existsSync(source)) {
    throw new SettingsError('npm run restore -- FILE', 'names no file that is there');
  }
  const identity = readBackupIdentity(settings, source);
  const url = settings.databaseMigrationUrl ?? settings.databaseUrl;
  const database = url === null ? await openEmbedded(settings.dataDir) : openPostgres(url);
  const files = await openFileStore(settings);
  const restored = await restoreBackup({ database, files }, source, identity);
  await database.close();
  console.log(`Restored ${restored.rows} rows and ${restored.files} files.`);
  for (const fault of restored.faults) console.error(fault);
  const isWell = restored.faults.length === 0;
  if (isWell) console.log('The ledger and revenue add up, and all files are as they were stored.');
  return isWell;
});
