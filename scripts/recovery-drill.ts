/**
 * `npm run recovery:drill`: restores the newest good backup of `BACKUP_DIR`, or the FILE that is
 * named, into an empty folder, as on an empty machine, checks it as a restore does, and removes the
 * folder. The academy goes on meanwhile. Exit code 0: it could be restored whole; 1: it could not.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbedded } from '../database/open.ts';
import { createDiskFileStore } from '../server/files/index.ts';
import { goodBackups, restoreBackup } from '../server/operations/index.ts';
import { SettingsError } from '../server/settings.ts';
import { readBackupIdentity } from './backup-identity.ts';
import { runCommand } from './on-academy.ts';

await runCommand(async (settings) => {
  const { folder } = settings.backup;
  const newest = goodBackups(fs.existsSync(folder) ? fs.readdirSync(folder) : []).at(-1);
  const source = process.argv[2] ?? (newest && path.join(folder, newest));
  if (source === undefined || !fs.existsSync(source)) {
    throw new SettingsError('BACKUP_DIR', `has no backup in ${folder}; npm run backup writes one`);
  }
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'recovery-'));
  const startedAt = performance.now();
  try {
    const database = await openEmbedded(scratch);
    const files = createDiskFileStore(path.join(scratch, 'files'));
    const restored = await restoreBackup(
      { database, files },
      source,
      readBackupIdentity(settings, source),
    ).finally(() => database.close());
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    console.log(
      `${source}: ${restored.rows} rows and ${restored.files} files restored in ${seconds} s.`,
    );
    for (const fault of restored.faults) console.error(fault);
    if (restored.faults.length > 0) return false;
    console.log('The ledger and revenue add up, and all files are as they were stored.');
    return true;
  } finally {
    fs.rmSync(scratch, { recursive: true });
  }
});
