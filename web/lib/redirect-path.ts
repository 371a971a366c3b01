/** Only its origin matters, to distinguish a path of this site from anything else. */
const ANY_ORIGIN = 'https://site.invalid';

/** The path of a text on this site, as a browser resolves it, or null where it leads elsewhere. */
function resolve(text: string): string | null {
  if (!URL.canParse(text, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN);
  return origin === ANY_ORIGIN ? `${pathname}${search}${hash}` : null;
}

/**
 * A `redirect` value if it is a path of this site, else null. The URL parser decides, as the
 * browser would: `//host`, `/\host` and `javascript:` lead elsewhere and are refused, and so is the
 * login itself. The result is checked once more, because the parser removes dots: of `/..//host` it
 * leaves `//host`, which leads elsewhere the second time.
 */
export function sitePath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  const path = resolve(value);
  if (path === null || /^\/[/\\]/.test(path) || resolve(path) !== path) return null;
  return /^\/(auth|login|register|api)([/?#]|$)/.test(path) ? null : path;
}

/** The login page that returns to the current page, in the requested language. */
export function loginPath(from: Place): string {
  return withReturn('/auth/login', from);
}

/** The registration that returns to the current page, in the requested language. */
export function registerPath(from: Place): string {
  return withReturn('/auth/register', from);
}

type Place = { pathname: string; search: string };

function withReturn(page: string, from: Place): string {
  const query = new URLSearchParams();
  const language = new URLSearchParams(from.search).get('lang');
  if (language === 'zh' || language === 'en') query.set('lang', language);
  const back = sitePath(`${from.pathname}${from.search}`);
  if (back !== null && back !== '/') query.set('redirect', back);
  return query.size === 0 ? page : `${page}?${query}`;
}
