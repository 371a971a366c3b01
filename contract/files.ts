import { maxFileBytes } from '#domain/file-sizes.ts';

/**
 * What may be uploaded, for what, and how large. The server detects a file's type from its bytes,
 * never from its name; the web checks files before they are sent. No zod in here: pages that take
 * files import it at once.
 */

/** Every type of file that the academy takes anywhere, by its media type. */
export const fileTypes = {
  'image/png': { kind: 'image', extension: 'png' },
  'image/jpeg': { kind: 'image', extension: 'jpg' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'audio/mpeg': { kind: 'audio', extension: 'mp3' },
  'audio/mp4': { kind: 'audio', extension: 'm4a' },
  'audio/ogg': { kind: 'audio', extension: 'ogg' },
  'audio/wav': { kind: 'audio', extension: 'wav' },
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/webm': { kind: 'video', extension: 'webm' },
  'application/pdf': { kind: 'pdf', extension: 'pdf' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'document',
    extension: 'docx',
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'document',
    extension: 'xlsx',
  },
  'text/plain': { kind: 'document', extension: 'txt' },
  'text/vtt': { kind: 'captions', extension: 'vtt' },
} as const satisfies Record<string, { kind: FileKind; extension: string }>;

export type FileKind = 'image' | 'audio' | 'video' | 'pdf' | 'document' | 'captions';
export type FileType = keyof typeof fileTypes;

/**
 * The purpose of a stored file: a learner's submission, a person's own picture, a file of lessons
 * and pages, or a proof of payment.
 */
export type FilePurpose = 'assignment' | 'avatar' | 'media' | 'receipt';

/** The purpose of an upload; that of an import is read and not stored. */
export type UploadPurpose = FilePurpose | 'import';

/** What each purpose takes; a kind of file that is not named is not taken. */
const maxBytesByKind: Record<UploadPurpose, Partial<Record<FileKind, number>>> = maxFileBytes;

/** Largest file of a type for a purpose, in bytes; null where it is not taken. */
export function maxBytesOf(purpose: UploadPurpose, type: FileType): number | null {
  return maxBytesByKind[purpose][fileTypes[type].kind] ?? null;
}

/** Largest file of any type for a purpose, in bytes: more is not even read. */
export function largestUpload(purpose: UploadPurpose): number {
  return Math.max(...Object.values(maxBytesByKind[purpose]));
}

/** The endings of what a purpose takes, without dots: for people and for file dialogs. */
export function extensionsOf(purpose: UploadPurpose, kinds?: readonly FileKind[]): string[] {
  return Object.values(fileTypes)
    .filter(({ kind }) => maxBytesByKind[purpose][kind] !== undefined)
    .filter(({ kind }) => kinds?.includes(kind) ?? true)
    .map(({ extension }) => extension);
}

/** Largest file of these kinds for a purpose, in bytes. */
export function largestOf(purpose: UploadPurpose, kinds: readonly FileKind[]): number {
  return Math.max(0, ...kinds.map((kind) => maxBytesByKind[purpose][kind] ?? 0));
}

/** Where uploaded media are fetched; records store the whole path. */
export const UPLOADS_PATH = '/uploads/';

/** Where people's own pictures are fetched; `users.avatar` stores the whole path. */
export const AVATARS_PATH = '/avatars/';

/**
 * Whether a path is valid where files of these kinds are shown. The extension of an upload is
 * the type that was detected from its bytes; of other paths nothing is known.
 */
export function canBeKind(path: string, kinds: readonly FileKind[]): boolean {
  if (!path.startsWith(UPLOADS_PATH)) return true;
  const ending = /\.([a-z0-9]+)$/.exec(path)?.[1];
  const type = Object.values(fileTypes).find(({ extension }) => extension === ending);
  return type !== undefined && kinds.includes(type.kind);
}
