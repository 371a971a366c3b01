import type { FileDependencies } from './file-dependencies.ts';
import { listFilesWithoutHash, recordHash } from './files.store.ts';
import { sumContent } from './hash-content.ts';

/** Files that one call hashes at most. */
const AT_ONCE = 200;

/** Hashes files that were stored before hashes were, some with each call; a file of another size than its row says is left. */
export async function hashOldFiles({
  database: { db },
  files,
}: Pick<FileDependencies, 'database' | 'files'>): Promise<void> {
  for (const { file_id: fileId, key, bytes } of await listFilesWithoutHash(db, AT_ONCE)) {
    const stored = await files.open(key);
    const sum = stored && (await sumContent(stored.stream));
    if (sum?.bytes === bytes) await recordHash(db, fileId, sum.sha256);
  }
}
