import { UPLOADS_PATH } from '#contract/files.ts';

/**
 * A file's public path and the key of its bytes are equivalent: `/uploads/uuid.png` is stored as
 * `media/uu/uuid.png`. The same rule is in `0004_files.sql`.
 */
export function mediaPath(key: string): string {
  return `${UPLOADS_PATH}${key.split('/').at(-1) ?? ''}`;
}

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]+$/;

/** The key of the file at a path; null where the path is not one of a file. */
export function mediaKey(name: string): string | null {
  return NAME.test(name) ? `media/${name.slice(0, 2)}/${name}` : null;
}
