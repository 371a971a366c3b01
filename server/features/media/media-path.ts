import { UPLOADS_PATH } from '#contract/files.ts';
import { isStoredName, storedKey, storedName } from '#server/files/index.ts';

/**
 * A file's public path and the key of its bytes are equivalent: `/uploads/uuid.png` is stored as
 * `media/uu/uuid.png`. The same rule is in `0004_files.sql`.
 */
export function mediaPath(key: string): string {
  return `${UPLOADS_PATH}${storedName(key)}`;
}

/** The key of the file at a path; null where the path is not one of a file. */
export function mediaKey(name: string): string | null {
  return isStoredName(name) ? storedKey('media', name) : null;
}
