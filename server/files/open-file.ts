import type { Dependencies } from '#server/dependencies.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { findFile } from './files.store.ts';

/**
 * A stored file as the answer of a call. Whether the caller may have it is the caller's
 * command to decide.
 * @throws AppError NOT_FOUND
 */
export async function openFile(
  { database, files }: Dependencies,
  fileId: number,
): Promise<FileResponse> {
  const row = await findFile(database.db, fileId);
  const file = row && (await files.open(row.key));
  if (!row || !file) throw new AppError('NOT_FOUND');
  return new FileResponse({ ...file, type: row.mime, name: row.original_name });
}
