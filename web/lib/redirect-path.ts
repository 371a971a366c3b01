/** Only its origin matters, and only for telling a path of this site from anything else. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * A `redirect` value if it is a path of this site, else null. The URL parser decides,
 * as the browser would: `//host`, `/\host` and `javascript:` lead elsewhere and fall out,
 * and so does the login itself.
 */
export function sitePath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(value, ANY_ORIGIN);
  } catch {
    return null;
  }
  if (url.origin !== ANY_ORIGIN) return null;
  if (/^\/(auth|login|register|api)(\/|$)/.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The login page that leads back to where the person is now, in the language asked for there. */
export function loginPath(from: { pathname: string; search: string }): string {
  const query = new URLSearchParams();
  const language = new URLSearchParams(from.search).get('lang');
  if (language === 'zh' || language === 'en') query.set('lang', language);
  const back = sitePath(`${from.pathname}${from.search}`);
  if (back !== null && back !== '/') query.set('redirect', back);
  return query.size === 0 ? '/auth/login' : `/auth/login?${query}`;
}
