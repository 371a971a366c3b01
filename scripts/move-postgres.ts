/**
 * `npm run move:postgres`: copies the embedded academy of `DATA_DIR`, which has to be stopped, into
 * the empty database of `DATABASE_URL` (as the owner of the tables: `DATABASE_MIGRATION_URL`), and
 * checks every row and the ledger there. The embedded database stays as it was. Uploaded files stay
 * in `DATA_DIR/files`, or are copied into the bucket where the settings name one.
 */
import path from 'node:path';
import { openEmbedded, openPostgres } from '../database/open.ts';
import { openFileStore } from '../server/create-dependencies.ts';
import { checkLedger } from '../server/features/points/index.ts';
import { createDiskFileStore } from '../server/files/index.ts';
import { copyFiles, moveRows } from '../server/operations/index.ts';
import { SettingsError } from '../server/settings.ts';
import { runCommand } from './on-academy.ts';

await runCommand(async (settings) => {
  const url = settings.databaseMigrationUrl ?? settings.databaseUrl;
  if (url === null) throw new SettingsError('DATABASE_URL', 'names the database to move to');
  const from = await openEmbedded(settings.dataDir);
  const to = openPostgres(url);
  // Files first, and again where it broke off: a row must not arrive before its file.
  if (settings.s3 !== null) {
    const disk = createDiskFileStore(path.join(settings.dataDir, 'files'));
    console.log(`Copied ${await copyFiles(from, disk, await openFileStore(settings))} files.`);
  }
  const moved = await moveRows(from, to);
  for (const [table, rows] of Object.entries(moved)) console.log(`${table.padEnd(32)} ${rows}`);
  const { ok } = await checkLedger(to.db, new Date());
  console.log(ok ? 'All rows arrived, and the ledger adds up.' : 'THE LEDGER DOES NOT ADD UP.');
  await Promise.all([from.close(), to.close()]);
  return ok;
});
