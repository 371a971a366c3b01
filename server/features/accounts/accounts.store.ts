import { sql } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { Db, Tx } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import type { AdminRole } from '#domain/permissions.ts';
import { hashToken } from '#server/auth/token.ts';
import { createInvitationCode } from './secrets.ts';
import { MAX_SESSIONS, sessionEndsAt } from './session-lifetime.rules.ts';

interface NewUser {
  email: string;
  /** null: they set a password by their email. */
  passwordHash: string | null;
  name: string;
  language: Locale;
  role: Role;
  /** Of an admin; absent: an owner. */
  adminRole?: AdminRole | undefined;
  now: Date;
  /** When the address was proven; absent: it is not. */
  emailVerifiedAt?: Date;
}

/** @throws the constraint `users_email_key` where the email is taken */
export async function insertUser(tx: Tx, user: NewUser) {
  return tx
    .insertInto('users')
    .values({
      email: user.email,
      password_hash: user.passwordHash,
      name: user.name,
      language_preference: user.language,
      role: user.role,
      admin_role: user.adminRole ?? null,
      created_at: user.now,
      email_verified_at: user.emailVerifiedAt ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives a learner the code that they invite others with. */
export async function insertOwnInvitation(tx: Tx, userId: number): Promise<void> {
  await tx
    .insertInto('invitation_codes')
    .values({ code: createInvitationCode(), owner_user_id: userId })
    .execute();
}

/** Locks the row until the transaction ends, so that a last use goes to one of two people. */
export function lockInvitation(tx: Tx, code: string) {
  return tx
    .selectFrom('invitation_codes')
    .selectAll()
    .where('code', '=', code)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function noteInvitationUse(tx: Tx, invitationCodeId: number, userId: number) {
  await tx
    .updateTable('invitation_codes')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('invitation_code_id', '=', invitationCodeId)
    .execute();
  await tx
    .insertInto('invitation_uses')
    .values({ invitation_code_id: invitationCodeId, user_id: userId })
    .execute();
}

interface NewSession {
  userId: number;
  token: string;
  cookie: string;
  cookieKey: Buffer;
  rememberMe: boolean;
  userAgent: string;
  now: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: hashToken(session.token),
      cookie_key: session.cookieKey,
      cookie_hash: hashToken(session.cookie),
      remember_me: session.rememberMe,
      user_agent: session.userAgent.slice(0, 300),
      created_at: session.now,
      last_used_at: session.now,
      expires_at: sessionEndsAt(session.now, session.rememberMe, session.now),
    })
    .execute();
}

/** Ends the sessions of a person beyond the limit, those unused for longest. */
export async function deleteOldestSessions(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('session_id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('session_id')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('session_id', 'desc')
        .offset(MAX_SESSIONS),
    )
    .execute();
}

/** Ends the session of a cookie. */
export async function deleteSessionOfCookie(db: Db, cookie: string): Promise<void> {
  await db.deleteFrom('sessions').where('cookie_hash', '=', hashToken(cookie)).execute();
}

/** Stores the cookie of a session that began before cookies had a value of their own. */
export async function setSessionCookieHash(db: Db, sessionId: number, cookie: string) {
  await db
    .updateTable('sessions')
    .set({ cookie_hash: hashToken(cookie) })
    .where('session_id', '=', sessionId)
    .where('cookie_hash', 'is', null)
    .execute();
}

export async function deleteSessionById(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
}

/** Ends all sessions of a person, except one where it is given. @returns how many ended */
export async function deleteSessions(db: Db, userId: number, keepSessionId?: number) {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keepSessionId !== undefined, (qb) => qb.where('session_id', '<>', keepSessionId ?? 0))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Prolongs a session that is used, and notes when its person was seen. */
export async function extendSession(
  db: Db,
  session: { session_id: number; user_id: number },
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await db
    .with('seen', (inner) =>
      inner.updateTable('users').set({ last_seen_at: now }).where('user_id', '=', session.user_id),
    )
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('session_id', '=', session.session_id)
    .execute();
}

export async function markSeen(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_seen_at: now }).where('user_id', '=', userId).execute();
}

/** A day counts as active once, however much is done on it. */
export async function markActiveDay(db: Db, userId: number, day: string): Promise<void> {
  await db
    .insertInto('active_days')
    .values({ user_id: userId, day })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/**
 * Replaces a hash by a stronger one of the same password.
 * @returns false where the stored hash has changed meanwhile
 */
export async function replacePasswordHash(
  db: Db,
  userId: number,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('user_id', '=', userId)
    .where('password_hash', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function updateUser(
  db: Db,
  userId: number,
  change: {
    name?: string | undefined;
    email?: string | undefined;
    avatar?: string | null | undefined;
    language_preference?: Locale | undefined;
    password_hash?: string | null | undefined;
    role?: Role | undefined;
    admin_role?: AdminRole | null | undefined;
    is_active?: boolean | undefined;
  },
) {
  return db
    .updateTable('users')
    .set({ ...change, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks a person's row until the transaction ends, so that what is counted of theirs stays so. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks a person's row until the transaction ends and returns whether the password that was
 * verified before it is still theirs, and they may still log in.
 */
export async function lockVerifiedUser(
  tx: Tx,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select(['password_hash', 'is_active', 'archived_at'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user === undefined || !user.is_active || user.archived_at !== null) return false;
  return user.password_hash === passwordHash;
}

/** Ends a session of this person. @returns whether there was one */
export async function deleteSessionOf(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
