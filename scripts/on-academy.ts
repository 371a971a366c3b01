import fs from 'node:fs';
import path from 'node:path';
import { type AcademyDatabase, openEmbeddedToRead, openPostgres } from '../database/open.ts';
import { operatorMessage } from '../server/operator-message.ts';
import { readSettings, type Settings, SettingsError } from '../server/settings.ts';

/**
 * Opens the academy's database to read it as it is: nothing is created and no migration applied.
 * An embedded one that runs is read from a copy.
 */
export async function openAsItIs({ databaseUrl, dataDir }: Settings): Promise<AcademyDatabase> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, { poolSize: 1 });
  if (!fs.existsSync(path.join(dataDir, 'database'))) {
    throw new SettingsError('DATA_DIR', `there is no academy in ${dataDir}`);
  }
  return openEmbeddedToRead(dataDir);
}

/** Runs a command, and ends the process with its result. @param command whether all is well */
export async function runCommand(command: (settings: Settings) => Promise<boolean>): Promise<void> {
  try {
    // What a command writes is nobody else's.
    process.umask(0o077);
    process.exitCode = (await command(readSettings())) ? 0 : 1;
  } catch (error) {
    console.error(operatorMessage(error) ?? error);
    process.exit(1);
  }
}

/**
 * Runs a check on the academy that the settings name, and ends the process with its result.
 * @param check whether all is well
 */
export function runOnAcademy(
  check: (database: AcademyDatabase, settings: Settings) => Promise<boolean>,
) {
  return runCommand(async (settings) => {
    const database = await openAsItIs(settings);
    const isWell = await check(database, settings);
    await database.close();
    return isWell;
  });
}
