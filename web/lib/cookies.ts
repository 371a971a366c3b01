const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a preference where server rendering can read it; never a secret. */
export function writePreferenceCookie(name: 'locale' | 'theme' | 'reader', value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and WeChat.
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
