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

/**
 * Set by the browser where a change of its person has no known outcome: no answer came that could
 * have said when it was written.
 */
export const UNKNOWN_WRITE_COOKIE = 'unknown-write';

/**
 * For how long a browser is known to have changed something; after that a replica of the database
 * has it, or is not readable.
 */
export const REMEMBERED_WRITE_SECONDS = 30;
