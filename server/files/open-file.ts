import type { Deps } from '../dependencies.ts';
import { FileAnswer } from '../http/file-response.ts';
import { Failure } from '../lib/app-error.ts';
import { findFile } from './files.store.ts';

/**
 * A stored file as the answer of a call. Whether the caller may have it is the caller's
 * command to decide.
 * @throws Failure NOT_FOUND
 */
export async function openFile({ database, files }: Deps, fileId: number): Promise<FileAnswer> {
  const row = await findFile(database.db, fileId);
  const file = row && (await files.open(row.key));
  if (!row || !file) throw new Failure('NOT_FOUND');
  return new FileAnswer({ ...file, type: row.mime, name: row.original_name });
}
