import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '#web/lib/language.tsx';
import { storage } from '#web/lib/storage.ts';
import { firstPreferences, type PlayerPreferences, readPreferences } from './player-preferences.ts';

const STORE = 'player';

/** How this person likes recordings, kept on the device. The server renders the first values. */
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
