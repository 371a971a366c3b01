import type { MediaUpload } from '#contract/media.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { decideChunk } from './chunk.rules.ts';
import { placeChunk, removeChunk, writeChunk } from './chunk-folder.ts';
import { addReceivedBytes, findUpload, lockUpload } from './media.store.ts';

interface UploadRow {
  upload_id: number;
  bytes: number;
  received_bytes: number;
}

export function presentUpload({ upload_id, bytes, received_bytes }: UploadRow): MediaUpload {
  return { upload_id, bytes, received_bytes };
}

/**
 * Stores one chunk of a file. The bytes are written before the row is locked, so that no other call
 * waits for the disk; of two calls with the same chunk one puts it in place.
 * @throws AppError NOT_FOUND; VALIDATION_FAILED where the chunk is empty or reaches too far;
 *   INVALID_STATE, with what has arrived in `data`, where it would leave a gap
 */
export async function receiveChunk(
  { database, settings, now }: Dependencies,
  currentUser: CurrentUser,
  { uploadId, offset, bytes }: { uploadId: number; offset: number; bytes: Uint8Array },
): Promise<MediaUpload> {
  const chunk = { offset, length: bytes.length };

  function decide(upload: UploadRow): 'take' | 'known' {
    const fate = decideChunk(upload, chunk);
    if (fate === 'take' || fate === 'known') return fate;
    const data = presentUpload(upload);
    if (fate === 'elsewhere') {
      throw new AppError('INVALID_STATE', { data, msg: 'messages.media.chunkElsewhere' });
    }
    const msg = fate === 'empty' ? 'messages.media.chunkEmpty' : 'messages.media.chunkTooMuch';
    throw new AppError('VALIDATION_FAILED', { data, msg });
  }

  const before = await findUpload(database.db, currentUser.userId, uploadId);
  if (!before) throw new AppError('NOT_FOUND');
  if (decide(before) === 'known') return presentUpload(before);
  const file = await writeChunk(settings, before.folder, bytes);
  try {
    return await inTransaction(database.db, async (tx) => {
      const upload = await lockUpload(tx, currentUser.userId, uploadId);
      if (!upload) throw new AppError('NOT_FOUND');
      if (decide(upload) === 'known') return presentUpload(upload);
      await placeChunk(file, offset);
      return addReceivedBytes(tx, uploadId, chunk.length, now());
    });
  } finally {
    await removeChunk(file);
  }
}
