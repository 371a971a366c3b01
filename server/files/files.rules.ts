import {
  type FileKind,
  type FileType,
  fileTypes,
  maxBytesOf,
  type UploadPurpose,
} from '#contract/files.ts';
import type { Unpacked } from './measure-archive.ts';

/** A small picture can unpack to gigabytes: more pixels than this are refused. */
export const MAX_PIXELS = 50_000_000;

/**
 * Documents are passed on unchanged: a larger one would overload a teacher's computer when
 * unpacked.
 */
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** No document consists of more files. */
const MAX_UNPACKED_FILES = 5000;
/** Text compresses to a tenth, repeated text to a fiftieth; beyond this it is an archive bomb. */
const MAX_PACKING = 100;
/** Archives that unpack to less than this are harmless, whatever their ratio. */
const HARMLESS_BYTES = 10 * 1024 * 1024;

/** How large a picture is, in pixels. */
export interface Measures {
  width: number;
  height: number;
}

/** The types by extension. An MP4 with sound alone is an M4A to its owner. */
const typesByEnding: Record<string, readonly FileType[]> = {
  png: ['image/png'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  jfif: ['image/jpeg'],
  webp: ['image/webp'],
  mp3: ['audio/mpeg'],
  m4a: ['audio/mp4', 'video/mp4'],
  ogg: ['audio/ogg'],
  oga: ['audio/ogg'],
  opus: ['audio/ogg'],
  wav: ['audio/wav'],
  mp4: ['video/mp4', 'audio/mp4'],
  m4v: ['video/mp4'],
  webm: ['video/webm'],
  pdf: ['application/pdf'],
};

/** The extension of a name, in lower case and without its dot; null where it has none. */
export function endingOf(name: string): string | null {
  return /[^.\s/\\]\.([a-z0-9]{1,10})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? null;
}

/** The type by the name of a file; null where the name does not say it. */
export function typesSaidBy(name: string): readonly FileType[] | null {
  const ending = endingOf(name);
  return ending === null ? null : (typesByEnding[ending] ?? []);
}

interface UploadFacts {
  purpose: UploadPurpose;
  /** The types that the field accepts; null: all that the purpose accepts. */
  kinds: readonly FileKind[] | null;
  bytes: number;
  /** As the sender wrote it. What the academy shows must be of the kind that its name says. */
  name: string;
  /** Detected from the bytes; null where the academy does not accept it. */
  type: FileType | null;
  /** Of pictures; null where their header cannot be read. */
  measures: Measures | null;
  /** Of archives (DOCX, XLSX): the unpacked size; null where that cannot be read. */
  unpacked?: Unpacked | null;
}

export type RefusedUpload =
  | 'empty'
  | 'type'
  | 'wrongEnding'
  | 'size'
  | 'unreadable'
  | 'pixels'
  | 'unpacks';

/**
 * Whether a name contradicts the bytes. Phones and chat programs give pictures the extension of
 * another type of picture; such a file is accepted as the type that it is. Any other wrong
 * extension is refused.
 */
function isContradicted(name: string, type: FileType): boolean {
  const said = typesSaidBy(name);
  if (said === null || said.includes(type)) return false;
  const isImage = (one: FileType) => fileTypes[one].kind === 'image';
  return !(isImage(type) && said.some(isImage));
}

/** Whether an archive of so many bytes may be passed on to somebody who will unpack it. */
function isSafeArchive(unpacked: Unpacked | null, bytes: number): boolean {
  if (unpacked === null) return false;
  if (unpacked.files > MAX_UNPACKED_FILES || unpacked.bytes > MAX_UNPACKED_BYTES) return false;
  return unpacked.bytes <= HARMLESS_BYTES || unpacked.bytes <= bytes * MAX_PACKING;
}

/** Largest file of a type that a field accepts, in bytes; null where it accepts none. */
function maxBytesFor(
  purpose: UploadPurpose,
  kinds: readonly FileKind[] | null,
  type: FileType,
): number | null {
  if (kinds !== null && !kinds.includes(fileTypes[type].kind)) return null;
  return maxBytesOf(purpose, type);
}

/** Whether an upload is accepted, as which type, or why it is refused. */
export function decideUpload({
  purpose,
  kinds,
  bytes,
  name,
  type,
  measures,
  unpacked,
}: UploadFacts): FileType | { refuse: RefusedUpload } {
  if (bytes === 0) return { refuse: 'empty' };
  if (type === null) return { refuse: 'type' };
  const isSound = type === 'video/mp4' && endingOf(name) === 'm4a';
  const taken = purpose === 'media' && isSound ? 'audio/mp4' : type;
  const maxBytes = maxBytesFor(purpose, kinds, taken);
  if (maxBytes === null) return { refuse: 'type' };
  if (purpose === 'media' && isContradicted(name, type)) return { refuse: 'wrongEnding' };
  if (bytes > maxBytes) return { refuse: 'size' };
  if (unpacked !== undefined && !isSafeArchive(unpacked, bytes)) return { refuse: 'unpacks' };
  if (fileTypes[type].kind === 'image') {
    if (measures === null) return { refuse: 'unreadable' };
    if (measures.width * measures.height > MAX_PIXELS) return { refuse: 'pixels' };
  }
  return taken;
}

/**
 * What can be checked of a file before it is sent: refuses what its name and size alone rule out,
 * so that nobody sends half a gigabyte in vain.
 */
export function decideAnnouncement(
  { purpose, kinds }: Pick<UploadFacts, 'purpose' | 'kinds'>,
  { name, bytes }: { name: string; bytes: number },
): { refuse: 'type' | 'size'; maxBytes: number } | null {
  const said = typesSaidBy(name);
  const limits = (said ?? (Object.keys(fileTypes) as FileType[])).map(
    (type) => maxBytesFor(purpose, kinds, type) ?? 0,
  );
  const maxBytes = Math.max(0, ...limits);
  if (maxBytes === 0) return { refuse: 'type', maxBytes };
  return bytes > maxBytes ? { refuse: 'size', maxBytes } : null;
}
