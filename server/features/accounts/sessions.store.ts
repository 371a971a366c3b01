import type { Db, Tx } from '#database/open.ts';
import { hashToken } from '#server/auth/token.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockUser } from './accounts.store.ts';
import { MAX_SESSIONS, sessionEndsAt } from './session-lifetime.rules.ts';

interface NewSession {
  userId: number;
  token: string;
  cookie: string;
  cookieKey: Buffer;
  rememberMe: boolean;
  userAgent: string;
  now: Date;
}

/** Stores a new session; of its token and its cookie only hashes. */
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

/**
 * Locks a person for what is done in one of their sessions, unless it has ended meanwhile: what
 * ends sessions must not be followed by another way in.
 * @throws AppError SESSION_EXPIRED
 */
export async function lockUserOfSession(
  tx: Tx,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<void> {
  await lockUser(tx, userId);
  const open = await tx
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (open === undefined) throw new AppError('SESSION_EXPIRED');
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

/** Ends a session, whosever it is. */
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

/** Ends a session of this person. @returns whether there was one */
export async function deleteSessionOf(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
