import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findSession, type SessionProof } from './accounts.queries.ts';
import { sessionEndsAt } from './accounts.rules.ts';
import { extendSession, markSeen } from './accounts.store.ts';

/** A session is prolonged at most this often: a page makes several calls. */
const TOUCH_EVERY_MS = 60_000;

/** The live session of a token or cookie; using it prolongs it. */
export async function findCurrentUser(
  { database: { db }, now }: Dependencies,
  proof: SessionProof,
): Promise<CurrentUser | null> {
  const at = now();
  const session = await findSession(db, proof, at);
  if (!session) return null;
  if (at.getTime() - session.last_used_at.getTime() > TOUCH_EVERY_MS) {
    const expiresAt = sessionEndsAt(session.created_at, session.remember_me, at);
    await extendSession(db, session.session_id, expiresAt, at);
    await markSeen(db, session.user_id, at);
  }
  return {
    userId: session.user_id,
    role: session.role,
    name: session.name,
    sessionId: session.session_id,
  };
}
