import type { FactorState } from '#contract/second-factor.ts';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getUser } from '../accounts.queries.ts';
import { assertMayManage } from '../assert-may-manage.ts';
import { countPasskeys, deletePasskeys } from '../passkeys/passkeys.store.ts';
import { getPerson } from '../people.queries.ts';
import { lockPerson } from '../people.store.ts';
import { deleteSessions, lockUserOfSession } from '../sessions.store.ts';
import { createSecret, stepOf } from './app-codes.rules.ts';
import { countingCodes, wrongCode } from './check-code.ts';
import { type ShownProof, withSelfProof } from './prove-self.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { createRecoveryCode, RECOVERY_CODES } from './recovery-codes.rules.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.store.ts';
import { factorRequiredFor, isFactorRequired } from './required-second-factor.rules.ts';
import { openSecret, sealSecret } from './sealed-secrets.ts';
import { isOnlyOwner, readFactors } from './second-factor.queries.ts';
import {
  confirmFactor,
  deleteFactor,
  findFactor,
  lockFactor,
  offerFactor,
} from './second-factor.store.ts';

/** What a person sees of their second factor: never its secret. */
export async function getFactorState(
  { now, settings }: Dependencies,
  db: Db,
  userId: number,
): Promise<FactorState> {
  const [factor, left, passkeys, site, { role }, isSoleOwner] = await Promise.all([
    findFactor(db, userId),
    countRecoveryCodes(db, userId),
    countPasskeys(db, userId),
    getSiteSettings(db),
    getUser(db, userId),
    isOnlyOwner(db, userId),
  ]);
  const confirmedAt = factor?.confirmed_at ?? null;
  const moment = { isPublic: settings.publicUrl !== null, now: now() };
  return {
    enabled: confirmedAt !== null,
    confirmed_at: confirmedAt?.toISOString() ?? null,
    recovery_codes_left: left,
    passkeys,
    required: isFactorRequired(role, factorRequiredFor(site, moment)),
    is_sole_owner: isSoleOwner,
  };
}

const alreadyOn = () => new AppError('INVALID_STATE', { msg: 'messages.accounts.factor.on' });
const notOn = () => new AppError('INVALID_STATE', { msg: 'messages.accounts.factor.off' });

/**
 * Makes a secret for the app of a person, which is active once they confirm it by a code.
 * @returns the secret, and the email under which the app lists it
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED; INVALID_STATE where they have an app
 */
export async function enrolFactor(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  proof: ShownProof,
): Promise<{ secret: Uint8Array; email: string }> {
  const { db } = dependencies.database;
  const { userId } = currentUser;
  if ((await readFactors(db, userId)).hasApp) throw alreadyOn();
  const secret = createSecret();
  const sealed = await sealSecret(db, userId, secret);
  const { email } = await withSelfProof(dependencies, currentUser, proof, async (tx) => {
    const offered = { userId, secret: sealed, now: dependencies.now() };
    if (!(await offerFactor(tx, offered))) throw alreadyOn();
    return getUser(tx, userId);
  });
  return { secret, email };
}

async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
  await replaceRecoveryCodes(tx, userId, codes);
  return codes;
}

/**
 * Switches the second factor on: the app has shown a right code. Sessions elsewhere end, since they
 * were opened without it.
 * @returns the recovery codes, which are shown this once
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED; INVALID_STATE where no app waits to be
 *   confirmed
 */
export function confirmEnrolment(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  code: string,
): Promise<string[]> {
  const { database, now } = dependencies;
  const { userId, sessionId } = currentUser;
  return countingCodes(dependencies, userId, () =>
    inTransaction(database.db, async (tx) => {
      const at = now();
      await lockUserOfSession(tx, { userId, sessionId });
      const factor = await lockFactor(tx, userId);
      if (factor === undefined) throw notOn();
      if (factor.confirmed_at !== null) throw alreadyOn();
      const step = stepOf(await openSecret(database.db, userId, factor.secret), code, at);
      if (step === null) throw wrongCode();
      await confirmFactor(tx, userId, { step, now: at });
      await deleteSessions(tx, userId, sessionId);
      await recordFactorChange(tx, currentUser, { kind: 'factor_enabled', userId, now: at });
      return giveRecoveryCodes(tx, userId);
    }),
  );
}

/** Does something to the app of a person, who has proven themselves. */
async function withApp<Result>(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  proof: ShownProof,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const assertApp = async (db: Db) => {
    if (!(await readFactors(db, currentUser.userId)).hasApp) throw notOn();
  };
  await assertApp(dependencies.database.db);
  return withSelfProof(dependencies, currentUser, proof, async (tx) => {
    await assertApp(tx);
    return act(tx);
  });
}

/**
 * Replaces the recovery codes, used or not.
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED; INVALID_STATE where there is no factor
 */
export function renewRecoveryCodes(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  proof: ShownProof,
): Promise<string[]> {
  const { userId } = currentUser;
  return withApp(dependencies, currentUser, proof, async (tx) => {
    const now = dependencies.now();
    await recordFactorChange(tx, currentUser, { kind: 'recovery_codes_renewed', userId, now });
    return giveRecoveryCodes(tx, userId);
  });
}

/**
 * Removes the app with its recovery codes.
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED; INVALID_STATE where there is none, or the
 *   academy requires a second factor and they have no passkey either
 */
export async function switchFactorOff(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  proof: ShownProof,
): Promise<void> {
  const { userId } = currentUser;
  await withApp(dependencies, currentUser, proof, async (tx) => {
    const { passkeys, required } = await getFactorState(dependencies, tx, userId);
    if (required && passkeys === 0) {
      throw new AppError('INVALID_STATE', { msg: 'messages.accounts.factor.required' });
    }
    await deleteFactor(tx, userId);
    const now = dependencies.now();
    await recordFactorChange(tx, currentUser, { kind: 'factor_disabled', userId, now });
  });
}

/**
 * Removes app and passkeys of somebody who has lost them, and ends their sessions. Never the
 * caller's own: a stolen session could switch the second factor off that way.
 * @throws AppError NOT_FOUND; INVALID_STATE for oneself, and where there is none
 */
export function resetFactor(
  { database, now }: Dependencies,
  admin: CurrentUser,
  userId: number,
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    if (userId === admin.userId) {
      throw new AppError('INVALID_STATE', { msg: 'messages.accounts.factor.notOwn' });
    }
    if (!(await lockPerson(tx, userId))) throw new AppError('NOT_FOUND');
    assertMayManage(admin, (await getPerson(tx, userId)).role);
    const hadApp = await deleteFactor(tx, userId);
    const hadPasskeys = await deletePasskeys(tx, userId);
    if (!hadApp && !hadPasskeys) throw notOn();
    await deleteSessions(tx, userId);
    await recordFactorChange(tx, admin, { kind: 'factor_reset', userId, now: now() });
  });
}
