/**
 * `npm run backup`: writes the whole academy, rows and files, into one file, and removes what
 * retention no longer keeps. The academy goes on meanwhile; an embedded one is read from a copy.
 * Exit code 1: nothing was written, or a file has no bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { openFileStore } from '../server/create-dependencies.ts';
import { backupName, backupsToRemove, writeBackup } from '../server/operations/index.ts';
import { openAsItIs, runCommand } from './on-academy.ts';

await runCommand(async (settings) => {
  const { folder, keep, recipient } = settings.backup;
  const now = new Date();
  const target = path.join(folder, backupName(now, recipient !== null));
  const database = await openAsItIs(settings);
  const files = await openFileStore(settings);
  const result = await writeBackup({ database, files }, target, { recipient, now });
  await database.close();
  const { size } = fs.statSync(target);
  console.log(`${target}: ${result.rows} rows and ${result.files} files in ${size} bytes.`);
  for (const key of result.missingFiles) console.error(`The file ${key} has no bytes.`);
  for (const name of backupsToRemove(fs.readdirSync(folder), keep)) {
    fs.rmSync(path.join(folder, name));
    console.log(`Removed ${name}.`);
  }
  return result.missingFiles.length === 0;
});
