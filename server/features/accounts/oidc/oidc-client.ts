import type { Configuration } from 'openid-client';
import { within } from '#database/within.ts';
import { AppError } from '#server/lib/app-error.ts';
import { Bulkhead } from '#server/lib/bulkhead.ts';
import { outageOf } from '#server/lib/outage.ts';
import { timeLimits } from '#server/lib/time-limits.ts';
import type { OidcSettings } from '#server/settings.ts';
import { type ProviderProfile, readClaims } from './oidc.rules.ts';

/** Logins of one process that wait for the provider at once: a class that begins its lesson. */
const MAX_LOGINS = 48;
const logins = new Bulkhead(MAX_LOGINS, 'login_provider');

const SERVER_ERROR = 500;

/** Whether the provider is unreachable, silent or out of order, as opposed to refusing a login. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause, code, status } = error as { cause?: unknown; code?: unknown; status?: unknown };
  const answered = cause instanceof Response ? cause.status : Number(status ?? 0);
  return code === 'OAUTH_TIMEOUT' || answered >= SERVER_ERROR || outageOf(error) !== null;
}

const unreachable = (error: unknown, { cause }: { cause?: unknown } = error as Error) =>
  new AppError('SERVICE_UNAVAILABLE', {
    msg: 'messages.accounts.oidc.unreachable',
    unavailable: 'login_provider',
    // The library's error says less than what it met.
    cause: outageOf(error) === null && cause instanceof Error ? cause : error,
  });

/**
 * One step of a login: the provider has a limited time for all that it is asked.
 * @throws AppError SERVICE_UNAVAILABLE where it is away; INVALID_CREDENTIALS for any other failure
 */
async function askProvider<T>(step: () => Promise<T>): Promise<T> {
  return logins.run(async () => {
    try {
      return await within(timeLimits.oidc.milliseconds, step());
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (isAway(error)) throw unreachable(error);
      throw new AppError('INVALID_CREDENTIALS', { msg: 'messages.accounts.oidc.refused' });
    }
  });
}

/** Loaded by the first who logs in by the provider. */
const load = () => import('openid-client');

const configurations = new WeakMap<OidcSettings, Promise<Configuration>>();

async function discover(settings: OidcSettings): Promise<Configuration> {
  const { discovery, ClientSecretBasic, allowInsecureRequests, enableNonRepudiationChecks } =
    await load();
  const issuer = new URL(settings.issuer);
  return discovery(issuer, settings.clientId, undefined, ClientSecretBasic(settings.clientSecret), {
    timeout: timeLimits.oidc.milliseconds / 1_000,
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
  } catch (error) {
    configurations.delete(settings);
    throw unreachable(error);
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
export function providerAddress(
  settings: OidcSettings,
  { redirectUri, state, nonce, verifier }: Way,
): Promise<string> {
  return askProvider(async () => {
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
  });
}

/**
 * Exchanges the provider's answer for what it says of the person. Issuer, audience, signature, time,
 * state and nonce are checked by `openid-client`.
 * @throws AppError INVALID_CREDENTIALS, SERVICE_UNAVAILABLE
 */
export function readProviderAnswer(
  settings: OidcSettings,
  answer: string,
  { redirectUri, state, nonce, verifier }: Way,
): Promise<ProviderProfile> {
  return askProvider(async () => {
    const configuration = await configurationOf(settings);
    const { authorizationCodeGrant, fetchUserInfo } = await load();
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
  });
}
