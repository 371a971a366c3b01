/** What a device has chosen and pages are rendered by; never a secret. */
export type Preference = 'locale' | 'theme' | 'reader' | 'currency';

/** The cookie of a preference, whichever side writes it; scripts read and write it too. */
export const PREFERENCE_COOKIE = {
  path: '/',
  maxAge: 365 * 24 * 60 * 60,
  sameSite: 'lax',
} as const;

/**
 * Set by the browser on logout, so that its pages are a guest's even where the call failed and the
 * session's cookie, which no script can delete, stayed. The next page ends that session.
 */
export const LOGOUT_COOKIE = 'logged-out';
