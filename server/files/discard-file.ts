import path from 'node:path';
import { DAY_MS } from '#domain/units.ts';
import type { FileDependencies } from './file-dependencies.ts';
import { deleteFile, findFile, listUnneededFiles } from './files.store.ts';
import { removeOldFiles } from './remove-old.ts';

/** The folder of incoming uploads. */
export const stagingFolder = ({ dataDir }: { dataDir: string }) => path.join(dataDir, 'incoming');

/** Deletes a released file: the bytes first, so that bytes never exist without a row. */
export async function discardFile(
  { database, files }: Pick<FileDependencies, 'database' | 'files'>,
  fileId: number,
): Promise<void> {
  const file = await findFile(database.db, fileId);
  if (!file) return;
  await files.remove(file.key);
  await deleteFile(database.db, fileId);
}

/** Deletes what was released but not deleted, and what a crashed process has left. */
export async function sweepFiles(
  dependencies: FileDependencies & { settings: { dataDir: string } },
): Promise<void> {
  const yesterday = new Date(dependencies.now().getTime() - DAY_MS);
  for (const { file_id: fileId } of await listUnneededFiles(dependencies.database.db, yesterday)) {
    await discardFile(dependencies, fileId);
  }
  await dependencies.files.removeUnfinished?.(yesterday);
  await removeOldFiles(stagingFolder(dependencies.settings), yesterday);
}
