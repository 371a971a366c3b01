/** Local storage that may be missing or full (private windows, in-app browsers): never throws. */
export const storage = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // The page works without it; the choice lasts until it is left.
    }
  },
  remove(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing was kept, so nothing is left behind.
    }
  },
};
