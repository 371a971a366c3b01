import { writePreferenceCookie } from '#web/lib/cookies.ts';
import { storage } from '#web/lib/storage.ts';

/** In how many languages a lesson is read. */
export type ReaderMode = 'one' | 'both';

const KEY = 'reader';

/** The choice that a page request brings along, so that the server shows the lesson so at once. */
export function readerModeOf(request: Request): ReaderMode {
  const cookies = request.headers.get('cookie') ?? '';
  return /(?:^|;\s*)reader=both(?:;|$)/.test(cookies) ? 'both' : 'one';
}

/** The choice of this device; null where nothing was chosen. */
export function storedReaderMode(): ReaderMode | null {
  const mode = storage.read(KEY);
  return mode === 'one' || mode === 'both' ? mode : null;
}

/** Keeps the choice: local storage leads, a cookie mirrors it for the server. */
export function storeReaderMode(mode: ReaderMode): void {
  storage.write(KEY, mode);
  writePreferenceCookie(KEY, mode);
}
