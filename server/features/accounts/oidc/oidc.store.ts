import type { Db, Tx } from '#database/open.ts';
import { hashToken } from '#server/auth/token.ts';
import type { ProviderProfile } from './oidc.rules.ts';

interface Begun {
  state: string;
  browser: string;
  sessionId: number | null;
  redirect: string;
  now: Date;
  expiresAt: Date;
}

export async function insertTransaction(db: Db, begun: Begun): Promise<void> {
  await db
    .insertInto('oidc_transactions')
    .values({
      state_hash: hashToken(begun.state),
      browser_hash: hashToken(begun.browser),
      session_id: begun.sessionId,
      redirect: begun.redirect,
      created_at: begun.now,
      expires_at: begun.expiresAt,
    })
    .execute();
}

interface Presented {
  token: string;
  browser: string;
  now: Date;
}

/**
 * Consumes a login at the provider. @returns undefined where it is used, over, or another browser's
 */
export function takeTransaction(db: Db, { token, browser, now }: Presented) {
  return db
    .updateTable('oidc_transactions')
    .set({ used_at: now })
    .where('state_hash', '=', hashToken(token))
    .where('browser_hash', '=', hashToken(browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['session_id', 'redirect'])
    .executeTakeFirst();
}

type Registration = ProviderProfile & { email: string } & Presented & { expiresAt: Date };

export async function insertRegistration(db: Db, registration: Registration): Promise<void> {
  await db
    .insertInto('oidc_registrations')
    .values({
      token_hash: hashToken(registration.token),
      browser_hash: hashToken(registration.browser),
      issuer: registration.issuer,
      subject: registration.subject,
      email: registration.email,
      email_verified: registration.isEmailVerified,
      name: registration.name,
      created_at: registration.now,
      expires_at: registration.expiresAt,
    })
    .execute();
}

/**
 * Consumes what was said of a newcomer. @returns undefined where it is used, over, or another
 * browser's
 */
export function takeRegistration(tx: Tx, { token, browser, now }: Presented) {
  return tx
    .updateTable('oidc_registrations')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('browser_hash', '=', hashToken(browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** The person of an identity, who may log in. */
export function findPersonOf(
  db: Db,
  { issuer, subject }: Pick<ProviderProfile, 'issuer' | 'subject'>,
) {
  return db
    .selectFrom('user_identities as i')
    .innerJoin('users as u', 'u.user_id', 'i.user_id')
    .select(['i.identity_id', 'u.user_id', 'u.password_hash', 'u.is_active', 'u.archived_at'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

export async function hasIdentity(db: Db, userId: number, identityId: number): Promise<boolean> {
  const found = await db
    .selectFrom('user_identities')
    .select('identity_id')
    .where('user_id', '=', userId)
    .where('identity_id', '=', identityId)
    .executeTakeFirst();
  return found !== undefined;
}

type NewIdentity = Pick<ProviderProfile, 'issuer' | 'subject' | 'email'> & {
  userId: number;
  now: Date;
};

/** @returns false where it is somebody's already, or the person has one of this provider */
export async function insertIdentity(tx: Tx, identity: NewIdentity): Promise<boolean> {
  const stored = await tx
    .insertInto('user_identities')
    .values({
      user_id: identity.userId,
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
      created_at: identity.now,
      last_used_at: identity.now,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('identity_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function markIdentityUsed(db: Db, identityId: number, now: Date): Promise<void> {
  await db
    .updateTable('user_identities')
    .set((eb) => ({ last_used_at: eb.fn('greatest', [eb.val(now), 'created_at']) }))
    .where('identity_id', '=', identityId)
    .execute();
}

export function listIdentities(db: Db, userId: number) {
  return db
    .selectFrom('user_identities')
    .select(['identity_id', 'issuer', 'email', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('identity_id')
    .execute();
}

export function deleteIdentity(tx: Tx, userId: number, identityId: number) {
  return tx
    .deleteFrom('user_identities')
    .where('user_id', '=', userId)
    .where('identity_id', '=', identityId)
    .returning(['issuer', 'email'])
    .executeTakeFirst();
}
