import type { MediaKind, MediaUpload } from '#contract/media.ts';
import { inTransaction } from '#database/open.ts';
import { MAX_OPEN_UPLOADS } from '#domain/file-sizes.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { assertAnnouncement, randomFileName } from '#server/files/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { assertStorageLeft } from './assert-storage-left.ts';
import { insertUpload, lockOwner } from './media.store.ts';

/**
 * Begins an upload in chunks and reserves its bytes; what name and size already rule out is refused
 * before anything is sent.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE; INVALID_STATE where too many are open or
 *   there is no room for it
 */
export async function startUpload(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { name, bytes, kinds }: { name: string; bytes: number; kinds?: MediaKind[] | undefined },
): Promise<MediaUpload> {
  assertAnnouncement({ purpose: 'media', kinds: kinds ?? null }, { name, bytes });
  return inTransaction(database.db, async (tx) => {
    await lockOwner(tx, currentUser.userId);
    const { openUploads } = await assertStorageLeft(tx, currentUser, bytes);
    if (openUploads >= MAX_OPEN_UPLOADS) {
      throw new AppError('INVALID_STATE', { msg: 'messages.media.tooManyOpen' });
    }
    return insertUpload(tx, {
      owner_user_id: currentUser.userId,
      folder: randomFileName(),
      original_name: name,
      bytes,
      kinds: kinds ?? null,
      created_at: now(),
    });
  });
}
