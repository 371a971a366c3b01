import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import type { FilesTable } from '#database/types.ts';

/** Records that a file is about to be written under its key. */
export function insertFile(db: Db, file: Insertable<FilesTable>) {
  return db.insertInto('files').values(file).returning('file_id').executeTakeFirstOrThrow();
}

/** Records the hash of the bytes that were put into the store. */
export async function recordHash(db: Db, fileId: number, sha256: string): Promise<void> {
  await db.updateTable('files').set({ sha256 }).where('file_id', '=', fileId).execute();
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

/** A file that a record needs. */
export type KeptFile = Pick<Selectable<FilesTable>, 'key' | 'bytes' | 'sha256'>;

/** Also of a database that has no hashes yet, since a backup comes before its migration. */
export function listKeptFiles(db: Db): Promise<KeptFile[]> {
  return db
    .selectFrom('files')
    .select(['key', 'bytes', sql<string | null>`to_jsonb(files) ->> 'sha256'`.as('sha256')])
    .where('state', '=', 'kept')
    .orderBy('file_id')
    .execute();
}

/** Whether a record needs a file at this moment. */
export async function isKept(db: Db, key: string): Promise<boolean> {
  const file = await db
    .selectFrom('files')
    .select('state')
    .where('key', '=', key)
    .executeTakeFirst();
  return file?.state === 'kept';
}

/** Files that were stored before hashes were. */
export function listFilesWithoutHash(db: Db, limit: number) {
  return (
    db
      .selectFrom('files')
      .select(['file_id', 'key', 'bytes'])
      .where('sha256', 'is', null)
      .where('state', '=', 'kept')
      // Those whose bytes are damaged stay in the list, and must not hold up the others.
      .orderBy(sql`random()`)
      .limit(limit)
      .execute()
  );
}
