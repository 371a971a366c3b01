import type { AcademyDatabase } from '#database/open.ts';
import type { FileStore } from '#server/files/index.ts';

/**
 * Copies the bytes of all files that rows name into another store; those that are there are left.
 * @returns how many files the other store has now
 */
export async function copyFiles(
  { db }: AcademyDatabase,
  from: FileStore,
  to: FileStore,
): Promise<number> {
  const files = await db
    .selectFrom('files')
    .select(['key', 'mime', 'bytes'])
    .where('state', '=', 'kept')
    .execute();
  let copied = 0;
  for (const { key, mime, bytes } of files) {
    const there = await to.open(key);
    there?.stream.destroy();
    if (there?.bytes !== bytes) {
      const file = await from.open(key);
      if (file === null) continue;
      await to.put(key, file.stream, mime);
    }
    copied++;
  }
  return copied;
}
