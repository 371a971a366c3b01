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

/** A document is handed on as it is: more than this no teacher's computer should have to unpack. */
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** So many files no document consists of. */
const MAX_UNPACKED_FILES = 5000;
/** Text is packed to a tenth, repeated text to a fiftieth; beyond this it is made to explode. */
const MAX_PACKING = 100;
/** What unpacks to less than this harms nobody, however well it was packed. */
const HARMLESS_BYTES = 10 * 1024 * 1024;

/** How large a picture is, in pixels. */
export interface Measures {
  width: number;
  height: number;
}

/** What the endings of names say. An MP4 with sound alone is an M4A to its owner. */
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

/** The ending of a name, in small letters and without its dot; null where it has none. */
export function endingOf(name: string): string | null {
  return /[^.\s/\\]\.([a-z0-9]{1,10})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? null;
}

/** What a name says that a file is; null where it says nothing. */
export function typesSaidBy(name: string): readonly FileType[] | null {
  const ending = endingOf(name);
  return ending === null ? null : (typesByEnding[ending] ?? []);
}

interface UploadFacts {
  purpose: UploadPurpose;
  /** What the field takes that the file is for; null where it is all that the purpose takes. */
  kinds: readonly FileKind[] | null;
  bytes: number;
  /** As the sender wrote it. What the academy shows must be what its name says. */
  name: string;
  /** Told from the bytes; null where the academy takes no such files. */
  type: FileType | null;
  /** Of pictures; null where their header cannot be read. */
  measures: Measures | null;
  /** Of archives (DOCX, XLSX): what they become; null where that cannot be read. */
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

/** Whether an archive of so many bytes may be handed to somebody who will unpack it. */
function isSafeArchive(unpacked: Unpacked | null, bytes: number): boolean {
  if (unpacked === null) return false;
  if (unpacked.files > MAX_UNPACKED_FILES || unpacked.bytes > MAX_UNPACKED_BYTES) return false;
  return unpacked.bytes <= HARMLESS_BYTES || unpacked.bytes <= bytes * MAX_PACKING;
}

/** Largest file of a type that a field takes, in bytes; null where it takes none. */
function maxBytesFor(
  purpose: UploadPurpose,
  kinds: readonly FileKind[] | null,
  type: FileType,
): number | null {
  if (kinds !== null && !kinds.includes(fileTypes[type].kind)) return null;
  return maxBytesOf(purpose, type);
}

/** What is to be done with an upload: take it as this type, or refuse it and say why. */
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
  const said = purpose === 'media' ? typesSaidBy(name) : null;
  const isSound = type === 'video/mp4' && endingOf(name) === 'm4a';
  const taken = purpose === 'media' && isSound ? 'audio/mp4' : type;
  const maxBytes = maxBytesFor(purpose, kinds, taken);
  if (maxBytes === null) return { refuse: 'type' };
  if (said !== null && !said.includes(type)) return { refuse: 'wrongEnding' };
  if (bytes > maxBytes) return { refuse: 'size' };
  if (unpacked !== undefined && !isSafeArchive(unpacked, bytes)) return { refuse: 'unpacks' };
  if (fileTypes[type].kind === 'image') {
    if (measures === null) return { refuse: 'unreadable' };
    if (measures.width * measures.height > MAX_PIXELS) return { refuse: 'pixels' };
  }
  return taken;
}

/**
 * What can be said of a file before it is sent: refuses what its name and size alone make
 * impossible, so that nobody sends half a gigabyte in vain.
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
