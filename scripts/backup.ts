/**
 * `npm run backup`: writes the whole academy, rows and files, into one file, and removes what
 * retention no longer keeps. The academy goes on meanwhile; an embedded one is read from a copy.
 * Exit code 1: no backup was written, it is suspect, or it is smaller than the last one by more than
 * a tenth; then no older one is removed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { openFileStore } from '../server/create-dependencies.ts';
import { backupsToRemove, writeBackup } from '../server/operations/index.ts';
import { openAsItIs, runCommand } from './on-academy.ts';

await runCommand(async (settings) => {
  const { folder, keep, recipient } = settings.backup;
  const database = await openAsItIs(settings);
  const files = await openFileStore(settings);
  const backup = await writeBackup({ database, files }, folder, { recipient, now: new Date() });
  await database.close();
  console.log(
    `${backup.file}: ${backup.rows} rows and ${backup.files} files in ${backup.bytes} bytes, read back.`,
  );
  for (const fault of backup.faults) console.error(fault);
  if (backup.faults.length > 0) console.error('This backup is suspect: older ones are kept.');
  else if (backup.hasShrunk) {
    console.error('It is smaller than the last one by more than a tenth: older ones are kept.');
  }
  const isGood = backup.faults.length === 0 && !backup.hasShrunk;
  if (!isGood) return false;
  for (const name of backupsToRemove(fs.readdirSync(folder), keep)) {
    fs.rmSync(path.join(folder, name));
    console.log(`Removed ${name}.`);
  }
  return true;
});
