import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { User } from '#contract/accounts.ts';
import type { Locale } from '#contract/fields.ts';
import type { SiteSettings } from '#contract/marketing.ts';
import type { Theme } from './request-context.ts';

/** What the root loader gives every page. */
export interface SiteData {
  locale: Locale;
  theme: Theme;
  user: User | null;
  /** Available points of `user`; null for guests, or where the balance did not load. */
  points: number | null;
  site: SiteSettings;
  origin: string;
}

/** Site data in place of the page’s own: a preview shows what another person would see. */
export const ShownSiteData = createContext<SiteData | null>(null);

/** The root loader’s data, or undefined where that loader itself failed (the last error page). */
export function useSiteDataIfLoaded(): SiteData | undefined {
  const loaded = useRouteLoaderData('root') as SiteData | undefined;
  return useContext(ShownSiteData) ?? loaded;
}

/** Language, theme, person and site settings, on every page. */
export function useSiteData(): SiteData {
  const data = useSiteDataIfLoaded();
  if (data === undefined) throw new Error('Site data is read outside of the site.');
  return data;
}
