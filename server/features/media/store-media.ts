import type { i18n } from 'i18next';
import type { MediaFile } from '#contract/media.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { Deps } from '../../dependencies.ts';
import {
  discardFile,
  findFile,
  keepFile,
  type StagedUpload,
  storeUpload,
} from '../../files/index.ts';
import type { Caller } from '../../http/session.ts';
import { Failure } from '../../lib/app-error.ts';
import { recordAudit } from '../audit/index.ts';
import { assertStorage } from './assert-storage.ts';
import { lockOwner } from './media.store.ts';
import { presentMedia } from './present-media.ts';

/**
 * Keeps a file that lies in the store, and notes who brought it.
 * @throws Failure NOT_FOUND
 */
export async function keepMedia(
  tx: Tx,
  caller: Caller,
  fileId: number,
  now: Date,
): Promise<MediaFile> {
  await keepFile(tx, fileId);
  const row = await findFile(tx, fileId);
  if (!row) throw new Failure('NOT_FOUND');
  const after = presentMedia(row);
  await recordAudit(tx, caller, {
    action: 'file.create',
    entity: 'file',
    entityId: fileId,
    after,
    now,
  });
  return after;
}

/**
 * The same for a file that came whole, where its owner has room for it.
 * @throws Failure INVALID_STATE
 */
export function keepWhereThereIsRoom(
  { database, now }: Deps,
  caller: Caller,
  fileId: number,
  t: i18n['t'],
): Promise<MediaFile> {
  return inTransaction(database.db, async (tx) => {
    await lockOwner(tx, caller.userId);
    const media = await keepMedia(tx, caller, fileId, now());
    await assertStorage(tx, caller, 0, t);
    return media;
  });
}

/** What was stored is not left behind when what needs it fails. */
export async function orDiscard<T>(deps: Deps, fileId: number, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await discardFile(deps, fileId);
    throw error;
  }
}

/**
 * Looks at an upload that has come whole and keeps it.
 * @throws Failure UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, VALIDATION_FAILED; INVALID_STATE where
 *   there is no room for it
 */
export async function uploadMedia(
  deps: Deps,
  caller: Caller,
  upload: StagedUpload | null,
  t: i18n['t'],
): Promise<MediaFile> {
  if (upload === null) {
    const sentence = t('validation.file_required');
    throw new Failure('VALIDATION_FAILED', { msg: sentence, fields: { file: sentence } });
  }
  const owner = { purpose: 'media', ownerUserId: caller.userId } as const;
  await assertStorage(deps.database.db, caller, upload.bytes, t);
  const fileId = await storeUpload(deps, upload, owner, t);
  const kept = keepWhereThereIsRoom(deps, caller, fileId, t);
  return orDiscard(deps, fileId, kept);
}
