import type { RemainingLogins } from '#contract/remaining-logins.ts';
import type { Settings } from '#server/settings.ts';
import type { LoginMeans } from './login-means.queries.ts';
import { providerNameOf } from './oidc/oidc.rules.ts';

/** The passkeys and identities of a person who has set a password by a mailed link. */
export function presentLoginMeans(
  { passkeys, identities }: LoginMeans,
  { oidc }: Pick<Settings, 'oidc'>,
): RemainingLogins {
  return {
    passkeys: passkeys.map(({ name, created_at: added, last_used_at: used }) => ({
      name,
      created_at: added.toISOString(),
      last_used_at: used?.toISOString() ?? null,
    })),
    identities: identities.map(({ issuer, email, created_at: added, last_used_at: used }) => ({
      provider: providerNameOf(issuer, oidc),
      email,
      created_at: added.toISOString(),
      last_used_at: used.toISOString(),
    })),
  };
}
