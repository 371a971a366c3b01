import type { Db } from '#database/open.ts';
import type { FileStore } from './file-store.ts';
import { type KeptFile, listKeptFiles } from './files.store.ts';
import { type ContentSum, sumContent } from './hash-content.ts';

/** What is wrong with the stored bytes of a file that a row needs. */
export type FileFault = 'missing' | 'size' | 'content';

/** A file of which the store does not have what was put into it. */
export interface FaultyFile {
  key: string;
  fault: FileFault;
}

/**
 * Compares stored bytes with their row.
 * @param found null: the store has no such file
 * @returns null where they agree
 */
export function findFault(
  { bytes, sha256 }: Pick<KeptFile, 'bytes' | 'sha256'>,
  found: ContentSum | null,
): FileFault | null {
  if (found === null) return 'missing';
  if (found.bytes !== bytes) return 'size';
  return sha256 === null || found.sha256 === sha256 ? null : 'content';
}

/** Reads every file that a row needs, and compares size and hash. It changes nothing. */
export async function checkFiles(
  db: Db,
  files: FileStore,
): Promise<{ checked: number; faulty: FaultyFile[] }> {
  const kept = await listKeptFiles(db);
  const faulty: FaultyFile[] = [];
  for (const file of kept) {
    const stored = await files.open(file.key);
    const fault = findFault(file, stored && (await sumContent(stored.stream)));
    if (fault !== null) faulty.push({ key: file.key, fault });
  }
  return { checked: kept.length, faulty };
}
