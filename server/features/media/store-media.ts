import type { MediaFile } from '#contract/media.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import {
  commitFile,
  discardFile,
  findFile,
  type StagedUpload,
  storeUpload,
} from '#server/files/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { assertStorageLeft } from './assert-storage-left.ts';
import { lockOwner } from './media.store.ts';
import { presentMedia } from './present-media.ts';

/**
 * Records a stored file as media of its uploader.
 * @throws AppError NOT_FOUND
 */
export async function storeMedia(
  tx: Tx,
  currentUser: CurrentUser,
  fileId: number,
  now: Date,
): Promise<MediaFile> {
  await commitFile(tx, fileId);
  const row = await findFile(tx, fileId);
  if (!row) throw new AppError('NOT_FOUND');
  const after = presentMedia(row);
  await recordAudit(tx, currentUser, {
    action: 'file.create',
    entity: 'file',
    entityId: fileId,
    after,
    now,
  });
  return after;
}

/**
 * The same for a file that came whole, where its owner has storage left.
 * @throws AppError INVALID_STATE
 */
export function commitWithinQuota(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  fileId: number,
): Promise<MediaFile> {
  return inTransaction(database.db, async (tx) => {
    await lockOwner(tx, currentUser.userId);
    const media = await storeMedia(tx, currentUser, fileId, now());
    await assertStorageLeft(tx, currentUser, 0);
    return media;
  });
}

/** Discards a stored file when the work that needs it fails. */
export async function orDiscard<T>(
  dependencies: Dependencies,
  fileId: number,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await discardFile(dependencies, fileId);
    throw error;
  }
}

/**
 * Checks an upload that came whole and stores it as media.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, VALIDATION_FAILED; INVALID_STATE where there
 *   is no storage left for it
 */
export async function uploadMedia(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  upload: StagedUpload | null,
): Promise<MediaFile> {
  if (upload === null) {
    throw fieldError('VALIDATION_FAILED', 'file', 'validation.file_required');
  }
  const owner = { purpose: 'media', ownerUserId: currentUser.userId } as const;
  await assertStorageLeft(dependencies.database.db, currentUser, upload.bytes);
  const fileId = await storeUpload(dependencies, upload, owner);
  const kept = commitWithinQuota(dependencies, currentUser, fileId);
  return orDiscard(dependencies, fileId, kept);
}
