import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseFolderError } from './database-folder-error.ts';
import { openDurablePglite } from './durable-pglite.ts';
import { askHolder, type LockListener } from './folder-lock.ts';

/** The folder of the engine within that of the database. */
export const DATABASE = 'pgdata';
const SNAPSHOT = 'snapshot.';
const REQUEST = 'snapshot';

/**
 * Copies the files of an open database between two statements: as after a power cut, which is what
 * PostgreSQL recovers from. Statements wait meanwhile; requests without any go on.
 */
function copyDatabase(pglite: PGlite, folder: string, target: string): Promise<void> {
  return pglite.runExclusive(() =>
    fs.promises.cp(path.join(folder, DATABASE), target, {
      recursive: true,
      errorOnExist: true,
      mode: fs.constants.COPYFILE_FICLONE,
    }),
  );
}

/** Answers requests for a copy with the name of its folder. */
export function snapshotsOf(folder: string, opened: Promise<PGlite>): LockListener {
  return async (request) => {
    if (request !== REQUEST) return 'failed: unknown request';
    const pglite = await opened;
    const name = `${SNAPSHOT}${randomUUID()}`;
    const target = path.join(folder, name);
    try {
      await copyDatabase(pglite, folder, target);
    } catch (error) {
      await fs.promises.rm(target, { recursive: true, force: true });
      throw error;
    }
    return name;
  };
}

/** Removes the copies of readers that were killed; only the process that holds the folder may. */
export function removeSnapshots(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (name.startsWith(SNAPSHOT)) fs.rmSync(path.join(folder, name), { recursive: true });
  }
}

/**
 * Opens a copy of the database that another process has open, as it is now.
 * @returns the engine and the function that removes the copy; null where no process has it open
 * @throws DatabaseFolderError where that process could not copy it
 */
export async function openSnapshot(
  folder: string,
): Promise<{ pglite: PGlite; remove: () => void } | null> {
  const answer = await askHolder(folder, REQUEST);
  if (answer === null) return null;
  if (!answer.startsWith(SNAPSHOT)) {
    throw new DatabaseFolderError(`The database in ${folder} could not be copied: ${answer}`);
  }
  const copy = path.join(folder, path.basename(answer));
  const remove = () => fs.rmSync(copy, { recursive: true, force: true });
  try {
    return { pglite: await openDurablePglite(copy), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
