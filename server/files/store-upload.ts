import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { i18n } from 'i18next';
import {
  extensionsOf,
  fileTypes,
  largestUpload,
  maxBytesOf,
  type UploadPurpose,
} from '#contract/files.ts';
import type { Deps } from '../kit/deps.ts';
import { Failure } from '../kit/failure.ts';
import { countPixels, detectType } from './detect-type.ts';
import { discardFile } from './discard-file.ts';
import { safeFileName } from './file-name.ts';
import { decideUpload, MAX_PIXELS } from './files.rules.ts';
import { insertFile } from './files.store.ts';
import type { StagedUpload } from './stage-upload.ts';

const MEGABYTE = 1024 * 1024;
const MILLION = 1_000_000;

function refusal(
  reason: 'empty' | 'type' | 'size' | 'unreadable' | 'pixels',
  maxBytes: number,
  purpose: UploadPurpose,
  t: i18n['t'],
): Failure {
  const sentence = t(`files.${reason}`, {
    limit: String(reason === 'pixels' ? MAX_PIXELS / MILLION : maxBytes / MEGABYTE),
    types: extensionsOf(purpose).join(', ').toUpperCase(),
  });
  const details = { msg: sentence, fields: { file: sentence } };
  if (reason === 'type') return new Failure('UNSUPPORTED_MEDIA_TYPE', details);
  return new Failure(reason === 'size' ? 'TOO_LARGE' : 'VALIDATION_FAILED', details);
}

/**
 * Looks at an upload and puts it into the store. Nothing needs it yet: the command that it
 * came with keeps it in its own transaction (`keepFile`) or, when it fails, discards it.
 * @returns its id
 * @throws Failure UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, VALIDATION_FAILED where it is empty or
 *   a picture that cannot be shown
 */
export async function storeUpload(
  deps: Deps,
  upload: StagedUpload,
  { purpose, ownerUserId }: { purpose: UploadPurpose; ownerUserId: number },
  t: i18n['t'],
): Promise<number> {
  const { path, bytes, name } = upload;
  const found = bytes === 0 ? null : await detectType(path, bytes);
  const isImage = found !== null && fileTypes[found].kind === 'image';
  const pixels = isImage ? await countPixels(path) : null;
  const type = decideUpload({ purpose, bytes, type: found, pixels });
  if (typeof type === 'object') {
    const maxBytes = (found && maxBytesOf(purpose, found)) ?? largestUpload(purpose);
    throw refusal(type.refuse, maxBytes, purpose, t);
  }
  const { kind, extension } = fileTypes[type];
  const id = randomUUID();
  const key = `${purpose}/${id.slice(0, 2)}/${id}.${extension}`;
  const { file_id: fileId } = await insertFile(deps.database.db, {
    key,
    kind,
    mime: type,
    bytes,
    original_name: safeFileName(name, extension),
    owner_user_id: ownerUserId,
    purpose,
    created_at: deps.now(),
  });
  try {
    await deps.files.put(key, fs.createReadStream(path), type);
  } catch (error) {
    await discardFile(deps, fileId);
    throw error;
  }
  return fileId;
}
