import { randomBytes } from 'node:crypto';
import { inTransaction, type Tx } from '#database/open.ts';
import { createToken } from '#server/auth/token.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockUser, lockVerifiedUser, markSeen } from './accounts.store.ts';
import { cookieValueOf } from './session-cookie.ts';
import {
  deleteOldestSessions,
  deleteSessionById,
  deleteSessionOfCookie,
  insertSession,
} from './sessions.store.ts';

interface NewSession {
  userId: number;
  rememberMe: boolean;
  userAgent: string;
  /**
   * The hash that the person's password was verified against; absent where none was verified. A
   * reset or a higher role, which end sessions, may have come between that and the session.
   */
  passwordHash?: string;
  /**
   * Whether the passkey or identity that the person logs in by is still theirs; it may have been
   * removed since it was verified.
   */
  isStillLinked?: (tx: Tx) => Promise<boolean>;
  /** The session that the browser had until now, by its token or its cookie: it ends. */
  replaces?: { sessionId: number | null; cookie: string | null };
}

/** The secrets of a session, returned only here and stored as hashes. */
export interface SessionSecrets {
  /** For the bearer header of calls. */
  token: string;
  /** For the cookie that server rendering reads; no call takes it. */
  cookie: string;
}

/**
 * Opens a session of a person; the oldest ones end where there are too many.
 * @throws AppError INVALID_CREDENTIALS where the verified password is not theirs any more, or they
 *   may not log in any more
 */
export async function startSession(
  { database, now }: Dependencies,
  { replaces, passwordHash, isStillLinked, ...session }: NewSession,
): Promise<SessionSecrets> {
  const token = createToken();
  const cookieKey = randomBytes(32);
  const cookie = cookieValueOf(token, cookieKey);
  const at = now();
  await inTransaction(database.db, async (tx) => {
    // Before the lock of the person: the other session may be somebody else's.
    if (replaces?.cookie != null) await deleteSessionOfCookie(tx, replaces.cookie);
    if (replaces?.sessionId != null) await deleteSessionById(tx, replaces.sessionId);
    if (passwordHash === undefined) await lockUser(tx, session.userId);
    else if (!(await lockVerifiedUser(tx, session.userId, passwordHash))) {
      throw new AppError('INVALID_CREDENTIALS');
    }
    if (isStillLinked && !(await isStillLinked(tx))) throw new AppError('INVALID_CREDENTIALS');
    await insertSession(tx, { ...session, token, cookie, cookieKey, now: at });
    await deleteOldestSessions(tx, session.userId);
    await markSeen(tx, session.userId, at);
  });
  return { token, cookie };
}

/** The same where no cookie is needed. @returns the token */
export async function openSession(
  dependencies: Dependencies,
  session: NewSession,
): Promise<string> {
  return (await startSession(dependencies, session)).token;
}
