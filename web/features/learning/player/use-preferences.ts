import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '#web/lib/language.tsx';
import { storage } from '#web/lib/storage.ts';
import { firstPreferences, type PlayerPreferences, readPreferences } from './player-preferences.ts';

const STORE = 'player';

/** The preferences for recordings, stored on the device. The server renders the defaults. */
export function usePreferences(): [
  PlayerPreferences,
  (change: Partial<PlayerPreferences>) => void,
] {
  const locale = useLocale();
  const [preferences, setPreferences] = useState(() => firstPreferences(locale));
  useEffect(() => setPreferences(readPreferences(storage.read(STORE), locale)), [locale]);
  const change = useCallback(
    (part: Partial<PlayerPreferences>) => {
      const next = { ...readPreferences(storage.read(STORE), locale), ...part };
      storage.write(STORE, JSON.stringify(next));
      setPreferences((before) => ({ ...before, ...part }));
    },
    [locale],
  );
  return [preferences, change];
}
