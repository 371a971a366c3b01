import { createHmac } from 'node:crypto';
import { email, optionalPersonName } from '#contract/fields.ts';
import { maxLengths } from '#domain/limits.ts';

/** Somebody comes back from the provider, and registers after that, within this time. */
export const OIDC_MINUTES = 10;

/**
 * What one login at the provider needs, derived from the secret of the browser's cookie: from the
 * database alone nobody else can continue it.
 */
export function secretsOf(browser: string, state: string): { nonce: string; verifier: string } {
  const made = (use: string) =>
    createHmac('sha256', browser).update(`${use} ${state}`).digest('base64url');
  return { nonce: made('nonce'), verifier: made('verifier') };
}

/** A provider as people know it: by its name in the settings, else by its host. */
export function providerNameOf(
  issuer: string,
  configured: { issuer: string; name: string } | null,
): string {
  return configured?.issuer === issuer ? configured.name : new URL(issuer).hostname;
}

/** What a provider says of a person. */
export interface ProviderProfile {
  issuer: string;
  subject: string;
  /** null: none, or one that is no address here. */
  email: string | null;
  isEmailVerified: boolean;
  /** Empty: none, or one that nobody could have here. */
  name: string;
}

/** Reads the claims of a provider: its address and name are taken as those of a form are. */
export function readClaims(issuer: string, claims: Record<string, unknown>): ProviderProfile {
  const address = email.safeParse(claims.email);
  const name = optionalPersonName(maxLengths.personName).safeParse(claims.name ?? '');
  return {
    issuer,
    subject: String(claims.sub),
    email: address.success ? address.data : null,
    isEmailVerified: claims.email_verified === true,
    name: name.success ? name.data : '',
  };
}
