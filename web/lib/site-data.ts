import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { User } from '#contract/accounts.ts';
import type { SiteSettings } from '#contract/marketing.ts';
import type { AccountNotices } from '#contract/viewer.ts';
import type { Locale, Theme } from '#domain/locale.ts';
import type { ShownTexts } from './shown-texts.ts';

/** What only the server and the form of the settings need. */
type NotShown = 'program_starts_on' | 'program_ends_on' | 'version';

type Partner = SiteSettings['partners'][number];

/** A partner; an address and a logo that it does not have are left out. */
type ShownPartner = ShownTexts<Pick<Partner, 'name' | 'name_zh'>> &
  Partial<Pick<Partner, 'url' | 'logo'>>;

/** The academy as a reader of one language needs it; its name stays in both. */
export type ShownSite = Pick<SiteSettings, 'name' | 'name_zh'> &
  ShownTexts<Omit<SiteSettings, 'name' | 'name_zh' | 'partners' | NotShown>> & {
    partners: ShownPartner[];
  };

/** The root loader's data, for every page. */
export interface SiteData {
  locale: Locale;
  theme: Theme;
  user: User | null;
  /** Absent where there is no notice about the account of `user`. */
  notices?: AccountNotices;
  /** Available points of `user`; null for guests, or where the balance did not load. */
  points: number | null;
  site: ShownSite;
  /** The academy’s year, from the server: calendar code is slow to start on a phone. */
  year: string;
  origin: string;
  /** The files with the texts of the page’s language; none while developing. */
  textFiles: readonly string[];
}

/** Replaces the page's site data: a preview shows what another person would see. */
export const ShownSiteData = createContext<SiteData | null>(null);

/** In the browser: the data of the last page that loaded. A server serves many at once. */
let lastLoaded: SiteData | undefined;

/**
 * The root loader’s data. Where that loader itself failed (the last error page), the data of the
 * previous page, so that language and theme stay; undefined without one.
 */
export function useSiteDataIfLoaded(): SiteData | undefined {
  const loaded = useRouteLoaderData('root') as SiteData | undefined;
  if (loaded !== undefined && typeof document !== 'undefined') lastLoaded = loaded;
  return useContext(ShownSiteData) ?? loaded ?? lastLoaded;
}

/** Language, theme, person and site settings, on every page. */
export function useSiteData(): SiteData {
  const data = useSiteDataIfLoaded();
  if (data === undefined) throw new Error('Site data is read outside of the site.');
  return data;
}
