import type { MediaFile } from '#contract/media.ts';
import { inTransaction } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { discardFile, findFile, storeUpload } from '#server/files/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { joinChunks, removeChunk, removeChunks } from './chunk-folder.ts';
import {
  deleteUpload,
  findUpload,
  listStaleUploads,
  lockUpload,
  setUploadFile,
} from './media.store.ts';
import { presentMedia } from './present-media.ts';
import { presentUpload } from './receive-chunk.ts';
import { storeMedia } from './store-media.ts';

/**
 * Discards a file that is being sent in chunks; a stored one stays.
 * @throws AppError NOT_FOUND
 */
export async function abortUpload(
  { database, settings }: Dependencies,
  currentUser: CurrentUser,
  uploadId: number,
): Promise<void> {
  const upload = await findUpload(database.db, currentUser.userId, uploadId);
  if (!upload) throw new AppError('NOT_FOUND');
  // The chunks first, so that chunks never exist without a row.
  await removeChunks(settings, upload.folder);
  await deleteUpload(database.db, uploadId);
}

/** Aborts uploads that have been idle for a day. */
export async function sweepUploads({ database, settings, now }: Dependencies): Promise<void> {
  const yesterday = new Date(now().getTime() - DAY_MS);
  for (const { upload_id, folder } of await listStaleUploads(database.db, yesterday)) {
    await removeChunks(settings, folder);
    await deleteUpload(database.db, upload_id);
  }
}

async function getStored({ database }: Dependencies, fileId: number): Promise<MediaFile> {
  const row = await findFile(database.db, fileId);
  if (!row) throw new AppError('NOT_FOUND');
  return presentMedia(row);
}

/**
 * Checks a file whose chunks have all arrived and stores it. Called twice, even at once, it makes
 * one file: the second call returns the first one's.
 * @throws AppError NOT_FOUND; INVALID_STATE while something is missing, with what has arrived in
 *   `data`; UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, VALIDATION_FAILED, VIRUS_FOUND where the file is
 *   refused: then its chunks are deleted; SERVICE_UNAVAILABLE where it could not be scanned
 */
export async function finishUpload(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  uploadId: number,
): Promise<MediaFile> {
  const { database, settings, now } = dependencies;
  const upload = await findUpload(database.db, currentUser.userId, uploadId);
  if (!upload) throw new AppError('NOT_FOUND');
  if (upload.file_id !== null) return getStored(dependencies, upload.file_id);
  if (upload.received_bytes < upload.bytes) {
    throw new AppError('INVALID_STATE', {
      data: presentUpload(upload),
      msg: 'messages.media.notAllArrived',
    });
  }
  const { bytes, folder, original_name: name, kinds } = upload;
  // Another call may have finished it, and removed the chunks, in the meantime.
  const findFinishedId = async () =>
    (await findUpload(database.db, currentUser.userId, uploadId))?.file_id ?? null;
  const path = await joinChunks(settings, folder, bytes);
  if (path === null) {
    const finishedId = await findFinishedId();
    if (finishedId !== null) return getStored(dependencies, finishedId);
    await abortUpload(dependencies, currentUser, uploadId);
    throw new AppError('NOT_FOUND', { msg: 'messages.media.chunksLost' });
  }
  const owner = { purpose: 'media', kinds, ownerUserId: currentUser.userId } as const;
  let fileId: number;
  try {
    fileId = await storeUpload(dependencies, { path, bytes, name }, owner);
  } catch (error) {
    const finishedId = await findFinishedId();
    if (finishedId !== null) return getStored(dependencies, finishedId);
    // What could not be scanned has not been refused: its chunks wait for another attempt.
    const isRefused = error instanceof AppError && error.code !== 'SERVICE_UNAVAILABLE';
    if (isRefused) await abortUpload(dependencies, currentUser, uploadId);
    else await removeChunk(path);
    throw error;
  }
  const kept = await inTransaction(database.db, async (tx) => {
    const locked = await lockUpload(tx, currentUser.userId, uploadId);
    if (!locked) throw new AppError('NOT_FOUND');
    if (locked.file_id !== null) return { isOurs: false, fileId: locked.file_id };
    await storeMedia(tx, currentUser, fileId, now());
    await setUploadFile(tx, uploadId, fileId, now());
    return { isOurs: true, fileId };
  }).catch(async (error) => {
    await discardFile(dependencies, fileId);
    throw error;
  });
  if (!kept.isOurs) await discardFile(dependencies, fileId);
  await removeChunks(settings, folder);
  return getStored(dependencies, kept.fileId);
}
