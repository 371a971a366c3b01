import fs from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { imageSize } from 'image-size';
import { type FileType, fileTypes, largestUpload } from '#contract/files.ts';
import type { Measures } from './files.rules.ts';
import { isPlainText } from './plain-text.ts';

/** The detector's names of our types. */
const otherNames: Record<string, FileType> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'video/x-m4v': 'video/mp4',
};

const isOurs = (mime: string): mime is FileType => Object.hasOwn(fileTypes, mime);

/** Largest file that is read whole to see whether it is text. */
const MAX_TEXT_BYTES = largestUpload('assignment');

/** The type of a file, detected from its bytes; null where the academy does not accept it. */
export async function detectType(path: string, bytes: number): Promise<FileType | null> {
  // A file on which the detector fails is none of the types that it knows.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found !== undefined) {
    const mime = found.mime.split(';')[0] ?? '';
    const type = otherNames[mime] ?? mime;
    return isOurs(type) ? type : null;
  }
  if (bytes > MAX_TEXT_BYTES) return null;
  return isPlainText(await fs.readFile(path)) ? 'text/plain' : null;
}

/** EXIF orientations from this one on are rotated by 90 degrees. */
const FIRST_SIDEWAYS = 5;

/** The displayed size of a picture, read from its header; null where that is broken. */
export async function measurePicture(path: string): Promise<Measures | null> {
  try {
    const { width, height, orientation = 1 } = imageSize(await fs.readFile(path));
    if (!(width > 0 && height > 0)) return null;
    return orientation >= FIRST_SIDEWAYS ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}
