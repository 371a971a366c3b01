import { type FileType, fileTypes, maxBytesOf, type UploadPurpose } from '#contract/files.ts';

/** A small picture can unpack to gigabytes: more pixels than this are refused. */
export const MAX_PIXELS = 50_000_000;

interface UploadFacts {
  purpose: UploadPurpose;
  bytes: number;
  /** Told from the bytes; null where the academy takes no such files. */
  type: FileType | null;
  /** Of pictures; null where their header cannot be read. */
  pixels: number | null;
}

/** What is to be done with an upload: take it as this type, or refuse it and say why. */
export function decideUpload({
  purpose,
  bytes,
  type,
  pixels,
}: UploadFacts): FileType | { refuse: 'empty' | 'type' | 'size' | 'unreadable' | 'pixels' } {
  if (bytes === 0) return { refuse: 'empty' };
  if (type === null) return { refuse: 'type' };
  const maxBytes = maxBytesOf(purpose, type);
  if (maxBytes === null) return { refuse: 'type' };
  if (bytes > maxBytes) return { refuse: 'size' };
  if (fileTypes[type].kind === 'image') {
    if (pixels === null) return { refuse: 'unreadable' };
    if (pixels > MAX_PIXELS) return { refuse: 'pixels' };
  }
  return type;
}
