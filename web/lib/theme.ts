import { useCallback } from 'react';
import type { Theme } from '#domain/locale.ts';
import { writePreferenceCookie } from './cookies.ts';
import { useRevalidate } from './revalidate.ts';
import { useSiteData } from './site-data.ts';

/** The theme and how to change it. The cookie lets the server render it at once. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { theme } = useSiteData();
  const revalidate = useRevalidate();
  const change = useCallback(
    (next: Theme) => {
      writePreferenceCookie('theme', next);
      document.documentElement.dataset.theme = next;
      void revalidate();
    },
    [revalidate],
  );
  return [theme, change];
}
