/**
 * `npm run ledger:check`: recomputes every invariant of the points ledger and prints each.
 * It changes nothing. Exit code 0: all hold; 1: one is broken, or there is no academy.
 */
import fs from 'node:fs';
import path from 'node:path';
import { FolderInUseError } from '../database/folder-lock.ts';
import { type AcademyDatabase, openEmbedded, openPostgres } from '../database/open.ts';
import { checkLedger } from '../server/features/points/index.ts';
import { readSettings, type Settings, SettingsError } from '../server/settings.ts';

/** Opens the academy's database as it is: nothing is created and no migration applied. */
async function openAsItIs({ databaseUrl, dataDir }: Settings): Promise<AcademyDatabase> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, { poolSize: 1 });
  if (!fs.existsSync(path.join(dataDir, 'database'))) {
    throw new SettingsError('DATA_DIR', `there is no academy in ${dataDir}`);
  }
  return openEmbedded(dataDir);
}

async function check(database: AcademyDatabase): Promise<boolean> {
  const { ok, checked_at, invariants } = await checkLedger(database.db, new Date());
  for (const invariant of invariants) {
    const result = invariant.ok ? 'ok' : `${invariant.violations} broken: ${invariant.detail}`;
    console.log(`${invariant.name.padEnd(24)} ${result}`);
  }
  console.log(ok ? `The ledger adds up (${checked_at}).` : 'THE LEDGER DOES NOT ADD UP.');
  return ok;
}

try {
  const database = await openAsItIs(readSettings());
  process.exitCode = (await check(database)) ? 0 : 1;
  await database.close();
} catch (error) {
  const isPlain = error instanceof SettingsError || error instanceof FolderInUseError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
