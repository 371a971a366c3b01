import fs from 'node:fs/promises';
import path from 'node:path';

/** Removes a file that was last written before a moment. */
export async function removeOld(file: string, before: Date): Promise<void> {
  const found = await fs.stat(file).catch(() => null);
  if (found !== null && found.mtime < before) await fs.rm(file, { force: true });
}

/** Removes the files of a folder that were last written before a moment; a missing folder is empty. */
export async function removeOldFiles(folder: string, before: Date): Promise<void> {
  const names = await fs.readdir(folder).catch(() => []);
  for (const name of names) await removeOld(path.join(folder, name), before);
}
