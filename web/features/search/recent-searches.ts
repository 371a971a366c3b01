import { storage } from '#web/lib/storage.ts';

const KEY = 'recent-searches';
const MAX_RECENT = 6;
/** Shorter texts are not stored. */
const SHORTEST = 2;

/** The stored searches, the latest first; invalid data counts as none. */
export function parseRecent(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .filter((one): one is string => typeof one === 'string' && one !== '')
      .slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** The list with a search at its top, once. */
export function withRecent(list: readonly string[], search: string): string[] {
  const text = search.trim();
  if ([...text].length < SHORTEST) return [...list];
  const others = list.filter((one) => one.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MAX_RECENT);
}

/** The last successful searches of this device; they are not sent anywhere. */
export const recentSearches = {
  read: () => parseRecent(storage.read(KEY)),
  add: (search: string) =>
    storage.write(KEY, JSON.stringify(withRecent(recentSearches.read(), search))),
  clear: () => storage.remove(KEY),
};
