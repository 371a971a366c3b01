import { writePreferenceCookie } from '#web/lib/cookies.ts';
import { storage } from '#web/lib/storage.ts';

/** In how many languages a lesson is shown. */
export type ReaderMode = 'one' | 'both';

const KEY = 'reader';

/** The choice in a page request's cookie, so that the server renders it at once. */
export function readerModeOf(request: Request): ReaderMode {
  const cookies = request.headers.get('cookie') ?? '';
  return /(?:^|;\s*)reader=both(?:;|$)/.test(cookies) ? 'both' : 'one';
}

/** The choice of this device; null without one. */
export function storedReaderMode(): ReaderMode | null {
  const mode = storage.read(KEY);
  return mode === 'one' || mode === 'both' ? mode : null;
}

/** Stores the choice: local storage has priority, a cookie mirrors it for the server. */
export function storeReaderMode(mode: ReaderMode): void {
  storage.write(KEY, mode);
  writePreferenceCookie(KEY, mode);
}
