import { type Insertable, sql } from 'kysely';
import type { MediaKind } from '#contract/media.ts';
import type { Db, Tx } from '#database/open.ts';
import type { MediaUploadsTable } from '#database/types.ts';

export async function insertUpload(
  db: Db,
  upload: Omit<Insertable<MediaUploadsTable>, 'updated_at'> & { created_at: Date },
) {
  return db
    .insertInto('media_uploads')
    .values({ ...upload, updated_at: upload.created_at })
    .returning(['upload_id', 'bytes', 'received_bytes'])
    .executeTakeFirstOrThrow();
}

/** An upload in chunks of this person; nobody else has access to it. */
export function findUpload(db: Db, ownerUserId: number, uploadId: number) {
  return db
    .selectFrom('media_uploads')
    .selectAll()
    .$narrowType<{ kinds: MediaKind[] | null }>()
    .where('upload_id', '=', uploadId)
    .where('owner_user_id', '=', ownerUserId)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockUpload(tx: Tx, ownerUserId: number, uploadId: number) {
  return tx
    .selectFrom('media_uploads')
    .selectAll()
    .where('upload_id', '=', uploadId)
    .where('owner_user_id', '=', ownerUserId)
    .forUpdate()
    .executeTakeFirst();
}

/** Records that a chunk has arrived. */
export function addReceivedBytes(tx: Tx, uploadId: number, length: number, now: Date) {
  return tx
    .updateTable('media_uploads')
    .set((eb) => ({ received_bytes: eb('received_bytes', '+', length), updated_at: now }))
    .where('upload_id', '=', uploadId)
    .returning(['upload_id', 'bytes', 'received_bytes'])
    .executeTakeFirstOrThrow();
}

/** Records the result of an upload, so that a repeated call gets the same response. */
export async function setUploadFile(
  tx: Tx,
  uploadId: number,
  fileId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('media_uploads')
    .set({ file_id: fileId, updated_at: now })
    .where('upload_id', '=', uploadId)
    .execute();
}

export async function deleteUpload(db: Db, uploadId: number): Promise<void> {
  await db.deleteFrom('media_uploads').where('upload_id', '=', uploadId).execute();
}

/** Uploads that have been idle since a moment. */
export function listStaleUploads(db: Db, restingSince: Date) {
  return db
    .selectFrom('media_uploads')
    .select(['upload_id', 'folder'])
    .where('updated_at', '<', restingSince)
    .orderBy('upload_id')
    .execute();
}

/** Locks a person's storage until the transaction ends, against counting and adding by others. */
export async function lockOwner(tx: Tx, ownerUserId: number): Promise<void> {
  await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', ownerUserId)
    .forNoKeyUpdate()
    .execute();
}

/** How many open uploads a person has, and how many bytes they occupy in all. */
export async function sumMedia(
  db: Db,
  ownerUserId: number,
): Promise<{ openUploads: number; bytes: number }> {
  const sum = sql<number>`coalesce(sum(bytes), 0)::float8`;
  const open = await db
    .selectFrom('media_uploads')
    .select([sql<number>`count(*)::int`.as('count'), sum.as('bytes')])
    .where('owner_user_id', '=', ownerUserId)
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow();
  const kept = await db
    .selectFrom('files')
    .select(sum.as('bytes'))
    .where('owner_user_id', '=', ownerUserId)
    .where('purpose', '=', 'media')
    .where('state', '=', 'kept')
    .executeTakeFirstOrThrow();
  return { openUploads: open.count, bytes: open.bytes + kept.bytes };
}
