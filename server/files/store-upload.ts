import { Readable } from 'node:stream';
import {
  type FileKind,
  type FilePurpose,
  type FileType,
  fileTypes,
  largestUpload,
  maxBytesOf,
} from '#contract/files.ts';
import { MEGABYTE } from '#domain/units.ts';
import type { Message } from '#i18n/message.ts';
import { type AppError, fieldError } from '#server/lib/app-error.ts';
import { assertNoVirus } from './assert-no-virus.ts';
import { detectType, measurePicture } from './detect-type.ts';
import { discardFile } from './discard-file.ts';
import type { FileDependencies } from './file-dependencies.ts';
import { safeFileName } from './file-name.ts';
import {
  decideAnnouncement,
  decideUpload,
  endingOf,
  MAX_PIXELS,
  MAX_UNPACKED_BYTES,
  type Measures,
  type RefusedUpload,
} from './files.rules.ts';
import { insertFile, recordHash } from './files.store.ts';
import { hashContent } from './hash-content.ts';
import { measureArchive } from './measure-archive.ts';
import { measureRecording } from './measure-recording.ts';
import { readWhenConsumed } from './read-when-consumed.ts';
import type { StagedUpload } from './stage-upload.ts';
import { randomFileName, storedKey } from './stored-name.ts';

const MILLION = 1_000_000;
/** The types of documents that are ZIP archives. */
const OFFICE = 'application/vnd.openxmlformats-officedocument.';

interface Refusal {
  reason: RefusedUpload;
  purpose: FilePurpose;
  kinds: readonly FileKind[] | null;
  maxBytes: number;
  name: string;
  /** The detected type, where the academy accepts it. */
  found: FileType | null;
}

/** The message about a refused upload. */
function reasonOf({ reason, purpose, kinds, maxBytes, name, found }: Refusal): Message {
  switch (reason) {
    case 'empty':
    case 'unreadable':
      return `files.${reason}`;
    case 'type':
      return { key: 'files.type', params: { types: { purpose, kinds } } };
    case 'wrongEnding': {
      const ending = (endingOf(name) ?? '').toUpperCase();
      const foundEnding = found === null ? '' : fileTypes[found].extension.toUpperCase();
      return { key: 'files.wrongEnding', params: { ending, found: foundEnding } };
    }
    case 'size':
      return { key: 'files.size', params: { limit: maxBytes / MEGABYTE } };
    case 'pixels':
      return { key: 'files.pixels', params: { limit: MAX_PIXELS / MILLION } };
    case 'unpacks':
      return { key: 'files.unpacks', params: { limit: MAX_UNPACKED_BYTES / MEGABYTE } };
  }
}

function refuse(refusal: Refusal): AppError {
  const { reason } = refusal;
  const message = reasonOf(refusal);
  if (reason === 'type' || reason === 'wrongEnding') {
    return fieldError('UNSUPPORTED_MEDIA_TYPE', 'file', message);
  }
  return fieldError(reason === 'size' ? 'TOO_LARGE' : 'VALIDATION_FAILED', 'file', message);
}

interface Owner {
  purpose: FilePurpose;
  ownerUserId: number;
}

/** The purpose of a file, and its owner. */
interface Destination extends Owner {
  /** The types that the field accepts; absent: all that the purpose accepts. */
  kinds?: readonly FileKind[] | null;
}

interface NewFile extends Owner {
  type: FileType;
  bytes: number;
  name: string;
  measures: Measures | null;
  /** Of a recording. */
  seconds?: number | null;
}

/**
 * Puts a checked file into the store, where the virus scanner finds nothing in it.
 * @param open reads the file from its beginning
 * @returns its id
 */
async function putFile(
  dependencies: FileDependencies,
  file: NewFile,
  open: () => Readable,
): Promise<number> {
  const { type, bytes, name, purpose, ownerUserId, measures, seconds = null } = file;
  const { kind, extension } = fileTypes[type];
  await assertNoVirus(dependencies, open);
  const key = storedKey(purpose, `${randomFileName()}.${extension}`);
  const { file_id: fileId } = await insertFile(dependencies.database.db, {
    key,
    kind,
    mime: type,
    bytes,
    original_name: safeFileName(name, extension),
    owner_user_id: ownerUserId,
    purpose,
    width: measures?.width ?? null,
    height: measures?.height ?? null,
    seconds,
    created_at: dependencies.now(),
  });
  try {
    const { content, sum } = hashContent(open());
    await dependencies.files.put(key, content, type);
    await recordHash(dependencies.database.db, fileId, sum().sha256);
  } catch (error) {
    await discardFile(dependencies, fileId);
    throw error;
  }
  return fileId;
}

/**
 * Checks an upload and puts it into the store. Nothing needs it yet: the command that it came with
 * keeps it in its own transaction (`commitFile`) or, when it fails, discards it.
 * @returns its id
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, VALIDATION_FAILED where it is empty or a
 *   picture that cannot be shown; VIRUS_FOUND, SERVICE_UNAVAILABLE, see `assertNoVirus`
 */
export async function storeUpload(
  dependencies: FileDependencies,
  upload: Pick<StagedUpload, 'path' | 'bytes' | 'name'>,
  { purpose, kinds = null, ownerUserId }: Destination,
): Promise<number> {
  const { path, bytes, name } = upload;
  const found = bytes === 0 ? null : await detectType(path, bytes);
  const maxBytes = (found && maxBytesOf(purpose, found)) ?? largestUpload(purpose);
  // A file that is too large is not read into memory to be measured.
  const isImage = found !== null && fileTypes[found].kind === 'image' && bytes <= maxBytes;
  const measures = isImage ? await measurePicture(path) : null;
  const isArchive = found?.startsWith(OFFICE) ?? false;
  const facts = { purpose, kinds, bytes, name, type: found, measures };
  const type = decideUpload(
    isArchive ? { ...facts, unpacked: await measureArchive(path, bytes) } : facts,
  );
  if (typeof type === 'object') {
    throw refuse({ reason: type.refuse, purpose, kinds, maxBytes, name, found });
  }
  const isPlayed = ['audio', 'video'].includes(fileTypes[type].kind);
  const seconds = isPlayed ? await measureRecording(path) : null;
  const file = { type, bytes, name, purpose, ownerUserId, measures, seconds };
  return putFile(dependencies, file, () => readWhenConsumed(path));
}

/**
 * Puts a text of the academy's own into the store; to be committed as an upload is.
 * @returns its id
 */
export function storeText(
  dependencies: FileDependencies,
  { text, type, name }: { text: string; type: FileType; name: string },
  owner: Owner,
): Promise<number> {
  const content = Buffer.from(text);
  const file = { ...owner, type, bytes: content.length, name, measures: null };
  return putFile(dependencies, file, () => Readable.from([content]));
}

/**
 * Refuses a file whose name and size alone rule it out.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE
 */
export function assertAnnouncement(
  { purpose, kinds = null }: Omit<Destination, 'ownerUserId'>,
  file: { name: string; bytes: number },
): void {
  const refused = decideAnnouncement({ purpose, kinds }, file);
  if (refused === null) return;
  const { refuse: reason, maxBytes } = refused;
  throw refuse({ reason, purpose, kinds, maxBytes, name: file.name, found: null });
}
