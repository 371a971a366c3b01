import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { sessionStore } from '#web/lib/storage.ts';

const keyOf = (path: string) => `list:${path}`;

/** Notes the address of a list with its search, filters and page, for the way back to it. */
export function useStoredListPath(path: string): void {
  const { pathname, search } = useLocation();
  useEffect(
    () => sessionStore.write(keyOf(path), `${pathname}${search}`),
    [path, pathname, search],
  );
}

/**
 * The address of a list as this tab last showed it; the bare path where it did not, or where what
 * is stored leads elsewhere.
 */
export function listReturn(path: string, stored: string | null): string {
  if (stored === null) return path;
  return stored === path || stored.startsWith(`${path}?`) ? stored : path;
}

const never = () => () => undefined;

/** The way back to a list, with the search, filters and page that it had. */
export function useListReturn(path: string): string {
  return useSyncExternalStore(
    never,
    () => listReturn(path, sessionStore.read(keyOf(path))),
    () => path,
  );
}
