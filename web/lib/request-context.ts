import { createContext } from 'react-router';
import type { User } from '#contract/accounts.ts';
import type { SiteSettings } from '#contract/marketing.ts';
import type { AccountNotices } from '#contract/viewer.ts';
import type { Currency } from '#domain/currencies.ts';
import type { Locale, Theme } from '#domain/locale.ts';
import type { ApiClient } from './api.ts';

/** What the server knows of a page request; loaders read it, components never do. */
export interface RequestContext {
  /** Calls the API in the same process, as the person of the request's session cookie. */
  api: ApiClient;
  locale: Locale;
  theme: Theme;
  /** The currency of shown prices: the person’s choice, else the default. */
  currency: Currency;
  /** The person of the session, or null for guests. */
  user: User | null;
  /** Notices about that person’s account; null for guests. */
  notices: AccountNotices | null;
  site: SiteSettings;
  /** For the Content-Security-Policy; each response has its own. */
  nonce: string;
  /** Scheme and host under which the public reaches the site, no slash at the end. */
  origin: string;
  /** Writes an error of a loader or of rendering to the server's log. */
  reportError: (error: unknown) => void;
}

export const requestContext = createContext<RequestContext>();
