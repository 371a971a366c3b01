/** A year, as in the headers of every other response. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** The public address of the academy; null: as requested. */
interface PublicAddress {
  publicUrl: string | null;
}

/** Whether browsers reach the academy over TLS alone. */
export function isHttps({ publicUrl }: PublicAddress): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** For responses that are written before any hook runs: data, and nothing that a browser runs. */
export function plainSecurityHeaders(settings: PublicAddress): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps(settings) ? { 'strict-transport-security': HSTS } : {}),
  };
}

/**
 * For a file that a browser may open by itself: nothing in it runs or fetches. The browser's own
 * page around a picture or a recording has a style; some show a document as an object, which our
 * pages forbid.
 */
export function filePolicy(mime: string): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    "style-src 'unsafe-inline'",
    `object-src ${mime === 'application/pdf' ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
