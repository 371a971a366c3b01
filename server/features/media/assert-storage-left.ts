import type { Db } from '#database/open.ts';
import { MAX_TEACHER_MEDIA_BYTES } from '#domain/file-sizes.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { AppError } from '#server/lib/app-error.ts';
import { sumMedia } from './media.store.ts';

const GIGABYTE = 1024 ** 3;

/**
 * Refuses more than one teacher's media may occupy. The check is reliable only while the owner is
 * locked (`lockOwner`); without the lock it is an early refusal.
 * @returns how much the person has
 * @throws AppError INVALID_STATE
 */
export async function assertStorageLeft(
  db: Db,
  { userId, role }: CurrentUser,
  bytes: number,
): Promise<{ openUploads: number; bytes: number }> {
  const media = await sumMedia(db, userId);
  if (role !== 'admin' && media.bytes + bytes > MAX_TEACHER_MEDIA_BYTES) {
    throw new AppError('INVALID_STATE', {
      msg: {
        key: 'messages.media.storageFull',
        params: { limit: MAX_TEACHER_MEDIA_BYTES / GIGABYTE },
      },
    });
  }
  return media;
}
