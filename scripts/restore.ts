/**
 * `npm run restore -- FILE`: restores a backup into an empty database and the file store that the
 * settings name, and checks every row and the ledger. An academy that holds anybody is refused.
 */
import fs from 'node:fs';
import { openEmbedded, openPostgres } from '../database/open.ts';
import { openFileStore } from '../server/create-dependencies.ts';
import { checkLedger } from '../server/features/points/index.ts';
import { restoreBackup } from '../server/operations/index.ts';
import { SettingsError } from '../server/settings.ts';
import { runCommand } from './on-academy.ts';

await runCommand(async (settings) => {
  const [source] = process.argv.slice(2);
  if (source === undefined || !fs.existsSync(source)) {
    throw new SettingsError('npm run restore -- FILE', 'names no file that is there');
  }
  const { identityFile } = settings.backup;
  const isEncrypted = source.endsWith('.age');
  if (isEncrypted && identityFile === null) {
    throw new SettingsError('BACKUP_IDENTITY_FILE', 'is needed for an encrypted backup');
  }
  const identity =
    isEncrypted && identityFile !== null
      ? (/AGE-SECRET-KEY-\S+/.exec(fs.readFileSync(identityFile, 'utf8'))?.[0] ?? '')
      : null;
  const url = settings.databaseMigrationUrl ?? settings.databaseUrl;
  const database = url === null ? await openEmbedded(settings.dataDir) : openPostgres(url);
  const files = await openFileStore(settings);
  const { rows, files: stored } = await restoreBackup({ database, files }, source, identity);
  const { ok } = await checkLedger(database.db, new Date());
  await database.close();
  console.log(
    `Restored ${rows} rows and ${stored} files. The ledger ${ok ? 'adds up' : 'DOES NOT ADD UP'}.`,
  );
  return ok;
});
