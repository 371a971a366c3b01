import fs from 'node:fs/promises';
import { newestBackupAt } from './backup.rules.ts';

/** When the newest good backup of a folder was made; null without a backup or folder. */
export async function readNewestBackup(folder: string): Promise<Date | null> {
  return newestBackupAt(await fs.readdir(folder).catch(() => []));
}
