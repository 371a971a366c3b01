/** A browser store that may be missing or full (private windows, in-app browsers): never throws. */
function storeOf(open: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string): void {
      try {
        open().setItem(key, value);
      } catch {
        // The page works without it; the choice lasts until it is left.
      }
    },
    remove(key: string): void {
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored, so nothing remains.
      }
    },
  };
}

/** Stays on the device. */
export const storage = storeOf(() => window.localStorage);

/** Stays as long as the tab. */
export const sessionStore = storeOf(() => window.sessionStorage);
