import type { Insertable } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import type { FilesTable } from '#database/types.ts';

/** Records that a file is about to be written under its key. */
export function insertFile(db: Db, file: Insertable<FilesTable>) {
  return db.insertInto('files').values(file).returning('file_id').executeTakeFirstOrThrow();
}

/** Records that a record needs this file from now on. */
export async function commitFile(tx: Tx, fileId: number): Promise<void> {
  await tx.updateTable('files').set({ state: 'kept' }).where('file_id', '=', fileId).execute();
}

/** Records that nothing needs this file any more; `discardFile` deletes it after the commit. */
export async function releaseFile(tx: Tx, fileId: number): Promise<void> {
  await tx.updateTable('files').set({ state: 'leaving' }).where('file_id', '=', fileId).execute();
}

export function findFile(db: Db, fileId: number) {
  return db.selectFrom('files').selectAll().where('file_id', '=', fileId).executeTakeFirst();
}

/** Files that no record needs: released ones, and those whose upload was never finished. */
export function listUnneededFiles(db: Db, arrivedBefore: Date) {
  return db
    .selectFrom('files')
    .select('file_id')
    .where((eb) =>
      eb.or([
        eb('state', '=', 'leaving'),
        eb('state', '=', 'arriving').and('created_at', '<', arrivedBefore),
      ]),
    )
    .orderBy('file_id')
    .execute();
}

export async function deleteFile(db: Db, fileId: number): Promise<void> {
  await db.deleteFrom('files').where('file_id', '=', fileId).execute();
}
