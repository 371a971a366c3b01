import { AppError } from '#server/lib/app-error.ts';
import type { FileDependencies } from './file-dependencies.ts';
import type { OpenFile } from './file-store.ts';
import { findFile } from './files.store.ts';

/**
 * A stored file, ready to be sent. The caller checks access.
 * @throws AppError NOT_FOUND
 */
export async function openFile(
  { database, files }: Pick<FileDependencies, 'database' | 'files'>,
  fileId: number,
): Promise<OpenFile & { type: string; name: string }> {
  const row = await findFile(database.db, fileId);
  const file = row && (await files.open(row.key));
  if (!row || !file) throw new AppError('NOT_FOUND');
  return { ...file, type: row.mime, name: row.original_name };
}
