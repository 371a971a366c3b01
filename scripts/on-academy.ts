import fs from 'node:fs';
import path from 'node:path';
import { FolderInUseError } from '../database/folder-lock.ts';
import { type AcademyDatabase, openEmbedded, openPostgres } from '../database/open.ts';
import { readSettings, type Settings, SettingsError } from '../server/settings.ts';

/** Opens the academy's database as it is: nothing is created and no migration applied. */
async function openAsItIs({ databaseUrl, dataDir }: Settings): Promise<AcademyDatabase> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, { poolSize: 1 });
  if (!fs.existsSync(path.join(dataDir, 'database'))) {
    throw new SettingsError('DATA_DIR', `there is no academy in ${dataDir}`);
  }
  return openEmbedded(dataDir);
}

/**
 * Runs a check on the academy that the settings name, and ends the process with its result.
 * @param check whether all is well
 */
export async function runOnAcademy(
  check: (database: AcademyDatabase) => Promise<boolean>,
): Promise<void> {
  try {
    const database = await openAsItIs(readSettings());
    process.exitCode = (await check(database)) ? 0 : 1;
    await database.close();
  } catch (error) {
    const isPlain = error instanceof SettingsError || error instanceof FolderInUseError;
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}
