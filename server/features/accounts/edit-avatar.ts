import type { AdminUser } from '#contract/admin-user.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord } from '#server/features/audit/index.ts';
import {
  commitFile,
  discardFile,
  findFile,
  type StagedUpload,
  storeUpload,
} from '#server/files/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { updateUser } from './accounts.store.ts';
import { assertMayManage } from './assert-may-manage.ts';
import { avatarPath } from './avatar-path.ts';
import { userRecord } from './edit-user.ts';

/**
 * Sets a person's picture. The one before is released by the trigger `users_release_avatar`, which
 * also holds when an admin removes it and when the account is removed; maintenance deletes it.
 * @throws AppError VALIDATION_FAILED without a file; UNSUPPORTED_MEDIA_TYPE, TOO_LARGE for the file
 */
export async function setAvatar(
  dependencies: Dependencies,
  userId: number,
  upload: StagedUpload | null,
) {
  if (upload === null) throw fieldError('VALIDATION_FAILED', 'file', 'validation.file_required');
  const owner = { purpose: 'avatar', ownerUserId: userId } as const;
  const fileId = await storeUpload(dependencies, upload, owner);
  const writing = inTransaction(dependencies.database.db, async (tx) => {
    const file = await findFile(tx, fileId);
    if (!file) throw new AppError('NOT_FOUND');
    await commitFile(tx, fileId);
    return updateUser(tx, userId, { avatar: avatarPath(file.key) });
  });
  return writing.catch(async (error: unknown) => {
    await discardFile(dependencies, fileId);
    throw error;
  });
}

/** Removes a person's picture, if there is one. */
export function removeAvatar({ database }: Dependencies, userId: number) {
  return updateUser(database.db, userId, { avatar: null });
}

/**
 * Removes the picture of somebody else; noted in the audit.
 * @throws AppError NOT_FOUND
 */
export function removeAvatarOf(
  dependencies: Dependencies,
  admin: CurrentUser,
  userId: number,
): Promise<AdminUser> {
  return changeRecord(dependencies, admin, userRecord, userId, undefined, async (tx, { role }) => {
    assertMayManage(admin, role);
    await updateUser(tx, userId, { avatar: null });
  });
}
