import type { PasskeyAnswer } from '#contract/passkey-answers.ts';
import type { Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type BoundPurpose, takePasskeyChallenge } from './passkey-challenges.store.ts';
import { challengeIn, isNextCount, type RelyingParty } from './passkeys.rules.ts';
import { findCredential, hasPasskey, markPasskeyUsed } from './passkeys.store.ts';
import { readAnswer } from './verify-passkey.ts';

/** Gives no reason: nobody learns from it whose passkey it is. */
export const refusedPasskey = () =>
  new AppError('INVALID_CREDENTIALS', { msg: 'messages.accounts.passkeys.refused' });

export const overPasskey = () =>
  new AppError('INVALID_CREDENTIALS', { msg: 'messages.accounts.passkeys.over' });

/** Somebody who has answered by a passkey. */
interface ProvenPerson {
  userId: number;
  /** As it is stored now: a session is opened only while it stays. */
  passwordHash: string;
  /** Notes the use, in the transaction of what it is for. @throws AppError INVALID_CREDENTIALS */
  use: (tx: Tx) => Promise<void>;
  /** Whether the passkey is still theirs, once the person is locked. */
  isStillLinked: (tx: Tx) => Promise<boolean>;
}

/**
 * Whose passkey has given an answer. Its challenge is used up first, whether the answer is right or
 * not. A count of uses that does not grow comes from a copy of the key: refused, and audited.
 * @param bound what the challenge must have been made for
 * @throws AppError INVALID_CREDENTIALS
 */
export async function provePasskey(
  { database: { db } }: Dependencies,
  answer: PasskeyAnswer,
  bound: BoundPurpose & { rp: RelyingParty },
): Promise<ProvenPerson> {
  const challenge = challengeIn(answer.response.clientDataJSON);
  if (challenge === null || !(await takePasskeyChallenge(db, challenge, bound))) {
    throw overPasskey();
  }
  const found = await findCredential(db, Buffer.from(answer.id, 'base64url'));
  if (found === undefined || found.password_hash === null) throw refusedPasskey();
  const { userHandle } = answer.response;
  const isOwner =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').equals(found.user_handle);
  if (!isOwner) throw refusedPasskey();
  const { rp, now } = bound;
  const verified = await readAnswer(answer, { rp, challenge, publicKey: found.public_key });
  if (verified === null) throw refusedPasskey();
  const { user_id: userId, passkey_id: passkeyId } = found;
  if (!isNextCount(Number(found.counter), verified.counter)) {
    await recordAudit(db, null, {
      action: 'user.refuse_passkey',
      entity: 'user',
      entityId: userId,
      after: { passkey: found.name },
      now,
    });
    throw refusedPasskey();
  }
  return {
    userId,
    passwordHash: found.password_hash,
    use: async (tx) => {
      if (!(await markPasskeyUsed(tx, passkeyId, { ...verified, now }))) throw refusedPasskey();
    },
    isStillLinked: (tx) => hasPasskey(tx, userId, passkeyId),
  };
}
