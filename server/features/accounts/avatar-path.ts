import { AVATARS_PATH } from '#contract/files.ts';
import { storedKey, storedName } from '#server/files/index.ts';

/** The public path of a picture whose bytes are stored under a key (`avatar/uu/uuid.jpg`). */
export function avatarPath(key: string): string {
  return `${AVATARS_PATH}${storedName(key)}`;
}

/** The key of the bytes that a path shows; the same rule is in `users_release_avatar`. */
export function avatarKey(path: string): string {
  return storedKey('avatar', path.slice(AVATARS_PATH.length));
}
