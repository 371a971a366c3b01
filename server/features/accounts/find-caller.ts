import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findSession, type SessionProof } from './accounts.queries.ts';
import { sessionEndsAt } from './accounts.rules.ts';
import { extendSession } from './accounts.store.ts';

/** A session's life is prolonged at most this often: a page makes several calls. */
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
    await extendSession(db, session, expiresAt, at);
  }
  return {
    userId: session.user_id,
    role: session.role,
    name: session.name,
    sessionId: session.session_id,
  };
}
