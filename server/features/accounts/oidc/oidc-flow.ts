import type { OidcNewcomer } from '#contract/oidc.ts';
import type { Tx } from '#database/open.ts';
import { MINUTE_MS } from '#domain/units.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { isDeactivated } from '#server/auth/deactivated-accounts.ts';
import { createToken } from '#server/auth/token.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { OidcSettings } from '#server/settings.ts';
import { isEmailTaken } from '../accounts-by-email.queries.ts';
import { linkIdentity } from './edit-identities.ts';
import { OIDC_MINUTES, type ProviderProfile, secretsOf } from './oidc.rules.ts';
import {
  findPersonOf,
  hasIdentity,
  insertRegistration,
  insertTransaction,
  markIdentityUsed,
  takeTransaction,
} from './oidc.store.ts';
import { providerAddress, readProviderAnswer } from './oidc-client.ts';

/** Where a login at the provider begins and ends. */
export interface OidcBrowser {
  /** The secret of the browser's cookie. */
  browser: string;
  redirectUri: string;
}

/** @throws AppError NOT_FOUND where no provider is set up */
function providerOf({ settings }: Dependencies): OidcSettings {
  if (settings.oidc === null) throw new AppError('NOT_FOUND');
  return settings.oidc;
}

/**
 * Begins a login at the provider: to log in, or to link an identity to the person of a session.
 * @returns the provider's address
 * @throws AppError NOT_FOUND, SERVICE_UNAVAILABLE
 */
export async function startOidcFlow(
  dependencies: Dependencies,
  { browser, redirectUri }: OidcBrowser,
  { sessionId, redirect }: { sessionId: number | null; redirect: string },
): Promise<string> {
  const state = createToken();
  const flow = { redirectUri, state, ...secretsOf(browser, state) };
  const url = await providerAddress(providerOf(dependencies), flow);
  const now = dependencies.now();
  const expiresAt = new Date(now.getTime() + OIDC_MINUTES * MINUTE_MS);
  await insertTransaction(dependencies.database.db, {
    state,
    browser,
    sessionId,
    redirect,
    now,
    expiresAt,
  });
  return url;
}

/** The outcome of a login at the provider. */
type Arrival =
  | {
      kind: 'login';
      userId: number;
      passwordHash: string;
      /** Whether the identity is still theirs, once the person is locked. */
      isStillLinked: (tx: Tx) => Promise<boolean>;
      redirect: string;
    }
  | { kind: 'linked' }
  | { kind: 'newcomer'; newcomer: OidcNewcomer; redirect: string };

const expiredFlow = () => new AppError('SESSION_EXPIRED', { msg: 'messages.accounts.oidc.over' });

/**
 * Returns from the provider. The transaction is consumed before its answer is read. An identity is
 * never joined to an account by its address, even where both sides have verified it: only whoever
 * is logged in links one.
 * @throws AppError SESSION_EXPIRED, INVALID_CREDENTIALS, EMAIL_TAKEN, ALREADY_EXISTS, NOT_FOUND,
 * SERVICE_UNAVAILABLE
 */
export async function finishOidcFlow(
  dependencies: Dependencies,
  { browser, redirectUri }: OidcBrowser,
  answer: string,
  currentUser: CurrentUser | null,
): Promise<Arrival> {
  const { database, now } = dependencies;
  const provider = providerOf(dependencies);
  const state = new URLSearchParams(answer).get('state') ?? '';
  const flow = await takeTransaction(database.db, { token: state, browser, now: now() });
  if (flow === undefined) throw expiredFlow();
  const isLink = flow.session_id !== null;
  if (isLink && flow.session_id !== currentUser?.sessionId) throw expiredFlow();
  const profile = await readProviderAnswer(provider, answer, {
    redirectUri,
    state,
    ...secretsOf(browser, state),
  });
  if (isLink && currentUser !== null) {
    await linkIdentity(dependencies, currentUser, profile, provider.name);
    return { kind: 'linked' };
  }
  const person = await findPersonOf(database.db, profile);
  const { redirect } = flow;
  if (person === undefined) {
    return {
      kind: 'newcomer',
      newcomer: await storeNewcomer(dependencies, profile, browser),
      redirect,
    };
  }
  const { user_id: userId, password_hash: passwordHash } = person;
  if (isDeactivated(person) || passwordHash === null) {
    throw new AppError('INVALID_CREDENTIALS', { msg: 'messages.accounts.oidc.refused' });
  }
  await markIdentityUsed(database.db, person.identity_id, now());
  const isStillLinked = (tx: Tx) => hasIdentity(tx, userId, person.identity_id);
  return { kind: 'login', userId, passwordHash, isStillLinked, redirect };
}

/** Stores what the provider said of somebody without an account, until they register. */
async function storeNewcomer(
  { database: { db }, now }: Dependencies,
  profile: ProviderProfile,
  browser: string,
): Promise<OidcNewcomer> {
  const { email, name } = profile;
  if (email === null) {
    throw new AppError('INVALID_CREDENTIALS', { msg: 'messages.accounts.oidc.noEmail' });
  }
  // Whoever has only typed the address at the provider learns nothing about it here.
  if (profile.isEmailVerified && (await isEmailTaken(db, email))) {
    throw new AppError('EMAIL_TAKEN', { msg: 'messages.accounts.oidc.emailKnown' });
  }
  const at = now();
  const token = createToken();
  const expiresAt = new Date(at.getTime() + OIDC_MINUTES * MINUTE_MS);
  await insertRegistration(db, { ...profile, email, token, browser, now: at, expiresAt });
  return { token, email, name };
}
