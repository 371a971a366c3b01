import { useCallback } from 'react';
import { writePreferenceCookie } from './cookies.ts';
import type { Theme } from './request-context.ts';
import { useRevalidate } from './revalidate.ts';
import { useSiteData } from './site-data.ts';

export const themes: readonly Theme[] = ['light', 'dark', 'system'];

/** The theme and how to change it. The cookie lets the server paint it at once. */
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
