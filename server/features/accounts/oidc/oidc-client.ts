import type { Configuration } from 'openid-client';
import { AppError } from '#server/lib/app-error.ts';
import type { OidcSettings } from '#server/settings.ts';
import { type ProviderProfile, readClaims } from './oidc.rules.ts';

/** Seconds that the provider has for each answer. */
const TIMEOUT_SECONDS = 10;

/** Loaded by the first who logs in by the provider. */
const load = () => import('openid-client');

const configurations = new WeakMap<OidcSettings, Promise<Configuration>>();

async function discover(settings: OidcSettings): Promise<Configuration> {
  const { discovery, ClientSecretBasic, allowInsecureRequests, enableNonRepudiationChecks } =
    await load();
  const issuer = new URL(settings.issuer);
  return discovery(issuer, settings.clientId, undefined, ClientSecretBasic(settings.clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The signature of what it says, besides the connection that it came by.
      enableNonRepudiationChecks,
      // The settings allow http on this machine alone.
      ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
    ],
  });
}

/** @throws AppError SERVICE_UNAVAILABLE where the provider is not reached; it is asked again then */
async function configurationOf(settings: OidcSettings): Promise<Configuration> {
  const known = configurations.get(settings) ?? discover(settings);
  configurations.set(settings, known);
  try {
    return await known;
  } catch {
    configurations.delete(settings);
    throw new AppError('SERVICE_UNAVAILABLE', {
      msg: 'messages.accounts.oidc.unreachable',
      unavailable: 'login_provider',
    });
  }
}

interface Way {
  /** The address of our page to which the provider leads back. */
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** The address of the provider at which a person logs in. */
export async function providerAddress(
  settings: OidcSettings,
  { redirectUri, state, nonce, verifier }: Way,
): Promise<string> {
  const configuration = await configurationOf(settings);
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load();
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return url.href;
}

/**
 * Exchanges the provider's answer for what it says of the person. Issuer, audience, signature, time,
 * state and nonce are checked by `openid-client`.
 * @throws AppError INVALID_CREDENTIALS, SERVICE_UNAVAILABLE
 */
export async function readProviderAnswer(
  settings: OidcSettings,
  answer: string,
  { redirectUri, state, nonce, verifier }: Way,
): Promise<ProviderProfile> {
  const configuration = await configurationOf(settings);
  const { authorizationCodeGrant, fetchUserInfo } = await load();
  try {
    const tokens = await authorizationCodeGrant(
      configuration,
      new URL(`${redirectUri}?${answer}`),
      {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      },
    );
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('The provider has sent no ID token.');
    const hasInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const profile =
      claims.email === undefined && hasInfo
        ? { ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims }
        : claims;
    return readClaims(claims.iss, profile);
  } catch {
    throw new AppError('INVALID_CREDENTIALS', { msg: 'messages.accounts.oidc.refused' });
  }
}
