import type { Settings } from '../settings.ts';

/** Two years are what browsers' own lists ask for; a year is what they need at least. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** Whether browsers reach the academy over TLS alone. */
export function isHttps({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** For answers that are written before any hook runs: data, and nothing that a browser runs. */
export function plainSecurityHeaders(
  settings: Pick<Settings, 'publicUrl'>,
): Record<string, string> {
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
