/** What a device has chosen and pages are rendered by; never a secret. */
export type Preference = 'locale' | 'theme' | 'reader';

/** The cookie of a preference, whichever side writes it; scripts read and write it too. */
export const PREFERENCE_COOKIE = {
  path: '/',
  maxAge: 365 * 24 * 60 * 60,
  sameSite: 'lax',
} as const;
