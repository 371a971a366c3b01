import type { MediaFile } from '#contract/media.ts';
import type { Tx } from '#database/open.ts';
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
import { findFirstResult, inTransactionOnce, type KeyClaim } from '#server/http/idempotency.ts';
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
 * The same for a file that came whole, where its owner has storage left, once for each key. The file
 * is discarded where it fails, or where an earlier request stored it.
 * @throws AppError INVALID_STATE
 */
export async function commitWithinQuota(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  { fileId, claim }: { fileId: number; claim: KeyClaim | null },
): Promise<MediaFile> {
  const { database, now } = dependencies;
  try {
    const { result, isRepeat } = await inTransactionOnce(database.db, claim, async (tx) => {
      await lockOwner(tx, currentUser.userId);
      const media = await storeMedia(tx, currentUser, fileId, now());
      await assertStorageLeft(tx, currentUser, 0);
      return media;
    });
    if (isRepeat) await discardFile(dependencies, fileId);
    return result;
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
  { upload, claim }: { upload: StagedUpload | null; claim: KeyClaim | null },
): Promise<MediaFile> {
  if (upload === null) {
    throw fieldError('VALIDATION_FAILED', 'file', 'validation.file_required');
  }
  const first = claim && (await findFirstResult<MediaFile>(dependencies.database.db, claim));
  if (first) return first;
  const owner = { purpose: 'media', ownerUserId: currentUser.userId } as const;
  await assertStorageLeft(dependencies.database.db, currentUser, upload.bytes);
  const fileId = await storeUpload(dependencies, upload, owner);
  return commitWithinQuota(dependencies, currentUser, { fileId, claim });
}
