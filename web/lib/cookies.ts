import {
  LOGOUT_COOKIE,
  PREFERENCE_COOKIE,
  type Preference,
  REMEMBERED_WRITE_SECONDS,
  UNKNOWN_WRITE_COOKIE,
} from '#contract/preferences.ts';

/** Stores a preference where server rendering can read it; never a secret. */
export function writePreferenceCookie(name: Preference, value: string): void {
  writeCookie(name, value);
}

/** Makes every page from now on a guest's, until somebody logs in. */
export function writeLogoutCookie(): void {
  writeCookie(LOGOUT_COOKIE, '1');
}

/** Lets the next pages show a change of this person to which no answer came. */
export function writeUnknownWriteCookie(): void {
  writeCookie(UNKNOWN_WRITE_COOKIE, '1', REMEMBERED_WRITE_SECONDS);
}

function writeCookie(name: string, value: string, maxAge: number = PREFERENCE_COOKIE.maxAge): void {
  const { path, sameSite } = PREFERENCE_COOKIE;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and WeChat.
  document.cookie = `${name}=${value}; path=${path}; max-age=${maxAge}; samesite=${sameSite}${secure}`;
}
