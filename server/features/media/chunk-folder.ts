import fs from 'node:fs/promises';
import path from 'node:path';
import { OWNER_ONLY, randomFileName } from '#server/files/index.ts';
import type { Settings } from '#server/settings.ts';

/**
 * Stores the chunks of files until they are complete: a folder for each upload, a file for each
 * chunk, named by its offset. A stored chunk is never written again, so that reading needs no lock.
 */

const folderOf = ({ dataDir }: Settings, folder: string) => path.join(dataDir, 'uploads', folder);
/** As many digits as the largest file has, so that names sort like numbers. */
const nameOf = (offset: number) => String(offset).padStart(10, '0');

/** Writes a chunk to a temporary file. @returns its path */
export async function writeChunk(
  settings: Settings,
  folder: string,
  bytes: Uint8Array,
): Promise<string> {
  const target = folderOf(settings, folder);
  await fs.mkdir(target, { recursive: true, mode: OWNER_ONLY.folder });
  const file = path.join(target, `${randomFileName()}.part`);
  const handle = await fs.open(file, 'wx', OWNER_ONLY.file);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return file;
}

/**
 * Renames a written chunk to its final name; one that a crashed process left there is identical.
 */
export async function placeChunk(file: string, offset: number): Promise<void> {
  await fs.rename(file, path.join(path.dirname(file), nameOf(offset)));
}

export async function removeChunk(file: string): Promise<void> {
  await fs.rm(file, { force: true });
}

/**
 * Concatenates the chunks.
 * @returns the whole file, in the same folder; null where chunks are missing or do not add up to
 *   the size, as after a power cut
 */
export async function joinChunks(
  settings: Settings,
  folder: string,
  bytes: number,
): Promise<string | null> {
  const source = folderOf(settings, folder);
  const names = await fs.readdir(source).catch(() => []);
  const whole = path.join(source, `${randomFileName()}.whole`);
  const handle = await fs.open(whole, 'wx', OWNER_ONLY.file).catch(() => null);
  if (!handle) return null;
  let length = 0;
  try {
    for (const name of names.filter((each) => /^\d{10}$/.test(each)).sort()) {
      if (Number(name) !== length) break;
      const chunk = await fs.readFile(path.join(source, name)).catch(nullIfMissing);
      // Whoever finishes the same file at the same time has removed it.
      if (chunk === null) break;
      await handle.appendFile(chunk);
      length += chunk.length;
    }
  } finally {
    await handle.close();
  }
  return length === bytes ? whole : null;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

export async function removeChunks(settings: Settings, folder: string): Promise<void> {
  await fs.rm(folderOf(settings, folder), { recursive: true, force: true });
}
