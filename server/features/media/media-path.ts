import { UPLOADS_PATH } from '#contract/files.ts';

/**
 * A file's path for browsers and the key of its bytes say the same: `/uploads/uuid.png` is
 * kept as `media/uu/uuid.png`. The same rule stands in `0004_files.sql`.
 */
export function mediaPath(key: string): string {
  return `${UPLOADS_PATH}${key.split('/').at(-1) ?? ''}`;
}

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]+$/;

/** The key of the file that a path names; null where it can name none. */
export function mediaKey(name: string): string | null {
  return NAME.test(name) ? `media/${name.slice(0, 2)}/${name}` : null;
}
