import type { Deps } from '../../kit/deps.ts';
import { sessionSeconds } from './accounts.rules.ts';
import { insertSession, markSeen } from './accounts.store.ts';
import { createToken } from './secrets.ts';

/** Opens a session and gives its token, which is shown this once and kept only as a hash. */
export async function openSession(
  { database, now }: Deps,
  session: { userId: number; rememberMe: boolean; userAgent: string },
): Promise<string> {
  const token = createToken();
  const at = now();
  const seconds = sessionSeconds(session.rememberMe);
  await insertSession(database.db, { ...session, token, seconds, now: at });
  await markSeen(database.db, session.userId, at);
  return token;
}
