import type { Db } from '#database/open.ts';
import { MINUTE_MS } from '#domain/units.ts';
import { createToken, hashToken } from '#server/auth/token.ts';
import { PASSKEY_MINUTES } from './passkeys.rules.ts';

/** What a challenge is for, and whom it belongs to. */
export type ChallengePurpose =
  | { purpose: 'login' }
  | { purpose: 'second_step'; login: string }
  | { purpose: 'proof' | 'add'; sessionId: number };

/** A challenge in the browser that asked for it. */
export type BoundPurpose = ChallengePurpose & { userAgent: string; now: Date };

/** Makes a challenge of 256 bits. @returns it, as base64url */
export async function createPasskeyChallenge(db: Db, bound: BoundPurpose): Promise<string> {
  const challenge = createToken();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      purpose: bound.purpose,
      session_id: 'sessionId' in bound ? bound.sessionId : null,
      login_hash: 'login' in bound ? hashToken(bound.login) : null,
      browser_hash: hashToken(bound.userAgent),
      created_at: bound.now,
      expires_at: new Date(bound.now.getTime() + PASSKEY_MINUTES * MINUTE_MS),
    })
    .execute();
  return challenge;
}

/**
 * Uses a challenge up, before its answer is looked at: each is answered once, rightly or not.
 * @returns false where it is forged, used, over, or was made for something or somebody else
 */
export async function takePasskeyChallenge(
  db: Db,
  challenge: string,
  bound: BoundPurpose,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey_challenges')
    .set({ used_at: bound.now })
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', bound.purpose)
    .where('session_id', 'is not distinct from', 'sessionId' in bound ? bound.sessionId : null)
    .where('login_hash', 'is not distinct from', 'login' in bound ? hashToken(bound.login) : null)
    .where('browser_hash', '=', hashToken(bound.userAgent))
    .where('used_at', 'is', null)
    .where('expires_at', '>', bound.now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
