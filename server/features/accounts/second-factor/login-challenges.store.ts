import type { Db, Tx } from '#database/open.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';
import { hashToken } from '#server/auth/token.ts';

/** A challenge waits this long for its code. */
export const CHALLENGE_MINUTES = 5;

interface Challenge {
  token: string;
  userId: number;
  /** The stored hash that the password was verified against. */
  passwordHash: string;
  userAgent: string;
  rememberMe: boolean;
  now: Date;
  expiresAt: Date;
}

export async function insertChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db
    .insertInto('login_challenges')
    .values({
      token_hash: hashToken(challenge.token),
      user_id: challenge.userId,
      password_proof: hashToken(challenge.passwordHash),
      browser_hash: hashToken(challenge.userAgent),
      remember_me: challenge.rememberMe,
      created_at: challenge.now,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/**
 * The login that a challenge continues, with its person; undefined where it is forged, over,
 * another browser's, or of a password that is not theirs any more.
 */
export async function findChallenge(
  db: Db,
  { token, userAgent, now }: { token: string; userAgent: string; now: Date },
) {
  const found = await db
    .selectFrom('login_challenges as c')
    .innerJoin('users as u', 'u.user_id', 'c.user_id')
    .select(['c.user_id', 'c.remember_me', 'c.password_proof', 'u.password_hash'])
    .where('c.token_hash', '=', hashToken(token))
    .where('c.browser_hash', '=', hashToken(userAgent))
    .where('c.used_at', 'is', null)
    .where('c.expires_at', '>', now)
    .where(isNotDeactivated('u'))
    .executeTakeFirst();
  const passwordHash = found?.password_hash ?? null;
  if (found === undefined || passwordHash === null) return undefined;
  if (!hashToken(passwordHash).equals(Buffer.from(found.password_proof))) return undefined;
  return { userId: found.user_id, rememberMe: found.remember_me, passwordHash };
}

/** Uses a challenge up. @returns false where another request has */
export async function consumeChallenge(tx: Tx, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('login_challenges')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
