import { LOGOUT_COOKIE, PREFERENCE_COOKIE, type Preference } from '#contract/preferences.ts';

/** Stores a preference where server rendering can read it; never a secret. */
export function writePreferenceCookie(name: Preference, value: string): void {
  writeCookie(name, value);
}

/** Makes every page from now on a guest's, until somebody logs in. */
export function writeLogoutCookie(): void {
  writeCookie(LOGOUT_COOKIE, '1');
}

function writeCookie(name: string, value: string): void {
  const { path, maxAge, sameSite } = PREFERENCE_COOKIE;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and WeChat.
  document.cookie = `${name}=${value}; path=${path}; max-age=${maxAge}; samesite=${sameSite}${secure}`;
}
