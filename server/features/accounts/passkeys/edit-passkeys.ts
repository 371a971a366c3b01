import type { NewPasskey } from '#contract/passkey-answers.ts';
import { MAX_PASSKEYS } from '#contract/passkeys.ts';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { deriveKey } from '#server/lib/server-secret.ts';
import { getUser } from '../accounts.queries.ts';
import { emailPasskeyChange } from '../login-means-email.ts';
import { getFactorState } from '../second-factor/edit-second-factor.ts';
import { type ShownProof, withSelfProof } from '../second-factor/prove-self.ts';
import { hasFactor, readFactors } from '../second-factor/second-factor.queries.ts';
import { deleteSessions, lockUserOfSession } from '../sessions.store.ts';
import { createPasskeyChallenge, takePasskeyChallenge } from './passkey-challenges.store.ts';
import { challengeIn, type RelyingParty, userHandleOf } from './passkeys.rules.ts';
import { deletePasskey, insertPasskey, listPasskeys, renamePasskeyOf } from './passkeys.store.ts';
import { overPasskey, refusedPasskey } from './prove-passkey.ts';
import { optionsForAnswer, optionsForNew, readNewPasskey, TRANSPORTS } from './verify-passkey.ts';

/** Where a call comes from: what challenges are bound to. */
interface BrowserOfSite {
  rp: RelyingParty;
  userAgent: string;
}

const enough = () =>
  new AppError('INVALID_STATE', {
    msg: { key: 'messages.accounts.passkeys.enough', params: { max: MAX_PASSKEYS } },
  });

/** As devices know the person already, else by a key of the academy's. */
async function handleFor(db: Db, userId: number): Promise<Buffer> {
  const [known] = await listPasskeys(db, userId);
  if (known !== undefined) return Buffer.from(known.user_handle);
  return userHandleOf(await deriveKey(db, 'passkeys'), userId);
}

/**
 * What the browser makes a new passkey from.
 * @param academy its name, as the device shows it
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED; INVALID_STATE where they have enough
 */
export async function askNewPasskey(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  proof: ShownProof,
  academy: string,
) {
  const { database, now } = dependencies;
  const { userId, sessionId } = currentUser;
  const { rp, userAgent } = proof;
  const userHandle = await handleFor(database.db, userId);
  const bound = { purpose: 'add', sessionId, userAgent, now: now() } as const;
  const asked = await withSelfProof(dependencies, currentUser, proof, async (tx) => {
    const known = await listPasskeys(tx, userId);
    if (known.length >= MAX_PASSKEYS) throw enough();
    const challenge = await createPasskeyChallenge(tx, bound);
    return { known, challenge, user: await getUser(tx, userId) };
  });
  const { email, name } = asked.user;
  return optionsForNew({ ...asked, rp, academy, userHandle, email, name });
}

/**
 * What a passkey of the person signs before their factors change.
 * @throws AppError INVALID_STATE where they have none
 */
export async function askProof(
  { database: { db }, now }: Dependencies,
  { userId, sessionId }: CurrentUser,
  { rp, userAgent }: BrowserOfSite,
) {
  const known = await listPasskeys(db, userId);
  if (known.length === 0) {
    throw new AppError('INVALID_STATE', { msg: 'messages.accounts.passkeys.none' });
  }
  const bound = { purpose: 'proof', sessionId, userAgent, now: now() } as const;
  return optionsForAnswer({ rp, challenge: await createPasskeyChallenge(db, bound), known });
}

const freeSlot = (taken: readonly number[]) =>
  Array.from({ length: MAX_PASSKEYS }, (_, index) => index + 1).find(
    (slot) => !taken.includes(slot),
  );

/**
 * Adds the passkey that a browser has made. With the first factor of all the sessions elsewhere
 * end, since they were opened without it.
 * @throws AppError INVALID_CREDENTIALS where it is not what was asked for; INVALID_STATE where they
 *   have enough; ALREADY_EXISTS; SESSION_EXPIRED where the session has ended meanwhile
 */
export async function addPasskey(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { name, passkey, rp, userAgent }: { name: string; passkey: NewPasskey } & BrowserOfSite,
) {
  const { userId, sessionId } = currentUser;
  const at = now();
  const challenge = challengeIn(passkey.response.clientDataJSON);
  const bound = { purpose: 'add', sessionId, userAgent, now: at } as const;
  if (challenge === null || !(await takePasskeyChallenge(database.db, challenge, bound))) {
    throw overPasskey();
  }
  const made = await readNewPasskey(passkey, { rp, challenge });
  if (made === null) throw refusedPasskey();
  const transports = passkey.response.transports.filter((one) => TRANSPORTS.includes(one));
  const userHandle = await handleFor(database.db, userId);
  return inTransaction(database.db, async (tx) => {
    await lockUserOfSession(tx, currentUser);
    const slot = freeSlot((await listPasskeys(tx, userId)).map((known) => known.slot));
    if (slot === undefined) throw enough();
    const isFirst = !hasFactor(await readFactors(tx, userId));
    const added = { ...made, userId, slot, userHandle, transports, name, now: at };
    const stored = await insertPasskey(tx, added);
    if (stored === undefined) {
      throw new AppError('ALREADY_EXISTS', { msg: 'messages.accounts.passkeys.known' });
    }
    if (isFirst) await deleteSessions(tx, userId, sessionId);
    await audit(tx, currentUser, 'add_passkey', { after: { passkey: name }, now: at });
    await emailPasskeyChange(tx, userId, { event: 'passkeyAdded', name, now: at });
    return stored;
  });
}

function audit(
  tx: Tx,
  currentUser: CurrentUser,
  verb: 'add_passkey' | 'remove_passkey',
  change: { before?: unknown; after?: unknown; now: Date },
): Promise<void> {
  const entityId = currentUser.userId;
  return recordAudit(tx, currentUser, {
    action: `user.${verb}`,
    entity: 'user',
    entityId,
    ...change,
  });
}

/** @throws AppError NOT_FOUND where the person has no such passkey */
export async function renamePasskey(
  { database: { db } }: Dependencies,
  { userId }: CurrentUser,
  passkeyId: number,
  name: string,
) {
  const renamed = await renamePasskeyOf(db, userId, passkeyId, name);
  if (renamed === undefined) throw new AppError('NOT_FOUND');
  return renamed;
}

/**
 * Removes a passkey of a person who has proven themselves.
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, NOT_FOUND; INVALID_STATE where it is their
 *   only second factor, and the academy requires one of them
 */
export function removePasskey(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  passkeyId: number,
  proof: ShownProof,
): Promise<void> {
  const { userId } = currentUser;
  return withSelfProof(dependencies, currentUser, proof, async (tx) => {
    const removed = await deletePasskey(tx, userId, passkeyId);
    if (removed === undefined) throw new AppError('NOT_FOUND');
    const { required, enabled, passkeys } = await getFactorState(dependencies, tx, userId);
    if (required && !enabled && passkeys === 0) {
      throw new AppError('INVALID_STATE', { msg: 'messages.accounts.passkeys.lastRequired' });
    }
    const change = { before: { passkey: removed.name }, now: dependencies.now() };
    await audit(tx, currentUser, 'remove_passkey', change);
    const { name } = removed;
    await emailPasskeyChange(tx, userId, { event: 'passkeyRemoved', name, now: change.now });
  });
}
