import { type Db, inTransaction, type Tx } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getAcademyName, getSiteSettings } from '#server/features/academy/index.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { getUser } from '../accounts.queries.ts';
import { deleteSessions } from '../accounts.store.ts';
import { checkPassword } from '../check-password.ts';
import type { Origin } from '../log-in.ts';
import { lockPerson } from '../people.store.ts';
import { consumeCode, countingCodes, wrongCode } from './check-code.ts';
import {
  createRecoveryCode,
  createSecret,
  enrolmentOf,
  isFactorRequired,
  RECOVERY_CODES,
  stepOf,
} from './factor.rules.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  lockFactor,
  offerFactor,
  replaceRecoveryCodes,
} from './factor.store.ts';
import { openSecret, sealSecret } from './factor-secrets.ts';

/** What a person sees of their second factor: never its secret. */
export async function getFactorState(db: Db, userId: number) {
  const [factor, left, settings, { role }] = await Promise.all([
    findFactor(db, userId),
    countRecoveryCodes(db, userId),
    getSiteSettings(db),
    getUser(db, userId),
  ]);
  const confirmedAt = factor?.confirmed_at ?? null;
  return {
    enabled: confirmedAt !== null,
    confirmed_at: confirmedAt?.toISOString() ?? null,
    recovery_codes_left: left,
    required: isFactorRequired(role, settings.second_factor_for),
  };
}

/** Whoever has got hold of a session does not know the password. */
async function assertPassword(
  dependencies: Dependencies,
  userId: number,
  { password, ...origin }: { password: string } & Origin,
) {
  const user = await getUser(dependencies.database.db, userId);
  const { email, password_hash: passwordHash } = user;
  if (await checkPassword(dependencies, { email, password, passwordHash, ...origin })) return user;
  throw fieldError('INVALID_CREDENTIALS', 'password', 'validation.current_password_wrong');
}

const alreadyOn = () => new AppError('INVALID_STATE', { msg: 'messages.accounts.factor.on' });
const notOn = () => new AppError('INVALID_STATE', { msg: 'messages.accounts.factor.off' });

/**
 * Makes a secret for the app of a person, which counts once they confirm it by a code.
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED; INVALID_STATE where they have a factor
 */
export async function enrolFactor(
  dependencies: Dependencies,
  { userId }: CurrentUser,
  proof: { password: string } & Origin,
  locale: Locale,
) {
  const { db } = dependencies.database;
  const { email } = await assertPassword(dependencies, userId, proof);
  const secret = createSecret();
  const sealed = await sealSecret(db, userId, secret);
  await inTransaction(db, async (tx) => {
    const offered = { userId, secret: sealed, now: dependencies.now() };
    if (!(await offerFactor(tx, offered))) throw alreadyOn();
  });
  return enrolmentOf(secret, await getAcademyName(db, locale), email);
}

async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
  await replaceRecoveryCodes(tx, userId, codes);
  return codes;
}

/**
 * Switches the second factor on: the app has shown a right code. Sessions elsewhere end, since
 * they were opened without it.
 * @returns the recovery codes, which are shown this once
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED; INVALID_STATE where nothing waits for it
 */
export function confirmEnrolment(
  dependencies: Dependencies,
  { userId, sessionId }: CurrentUser,
  code: string,
): Promise<string[]> {
  const { database, now } = dependencies;
  return countingCodes(dependencies, userId, () =>
    inTransaction(database.db, async (tx) => {
      const at = now();
      const factor = await lockFactor(tx, userId);
      if (factor === undefined) throw notOn();
      if (factor.confirmed_at !== null) throw alreadyOn();
      const step = stepOf(await openSecret(database.db, userId, factor.secret), code, at);
      if (step === null) throw wrongCode();
      await confirmFactor(tx, userId, { step, now: at });
      await deleteSessions(tx, userId, sessionId);
      return giveRecoveryCodes(tx, userId);
    }),
  );
}

type Proof = { password: string; code: string } & Origin;

/** Does something to a factor whose owner has proven both the password and a code. */
async function withProof<Result>(
  dependencies: Dependencies,
  userId: number,
  { code, ...proof }: Proof,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { db } = dependencies.database;
  await assertPassword(dependencies, userId, proof);
  const factor = await findFactor(db, userId);
  if (factor === undefined || factor.confirmed_at === null) throw notOn();
  return countingCodes(dependencies, userId, () =>
    inTransaction(db, async (tx) => {
      await consumeCode(db, tx, userId, { code, now: dependencies.now() });
      return act(tx);
    }),
  );
}

/**
 * Replaces the recovery codes, used or not.
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED; INVALID_STATE where there is no factor
 */
export function renewRecoveryCodes(
  dependencies: Dependencies,
  { userId }: CurrentUser,
  proof: Proof,
): Promise<string[]> {
  return withProof(dependencies, userId, proof, (tx) => giveRecoveryCodes(tx, userId));
}

/**
 * Switches the second factor off.
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED; INVALID_STATE where there is none, or the
 *   academy requires it
 */
export async function switchFactorOff(
  dependencies: Dependencies,
  { userId }: CurrentUser,
  proof: Proof,
): Promise<void> {
  const { required } = await getFactorState(dependencies.database.db, userId);
  if (required) {
    throw new AppError('INVALID_STATE', { msg: 'messages.accounts.factor.required' });
  }
  await withProof(dependencies, userId, proof, (tx) => deleteFactor(tx, userId));
}

/**
 * Removes the second factor of somebody who has lost app and codes, and ends their sessions. Not
 * one's own: a stolen session could take it off by that.
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
    if (!(await deleteFactor(tx, userId))) throw notOn();
    await deleteSessions(tx, userId);
    await recordAudit(tx, admin, {
      action: 'user.reset_factor',
      entity: 'user',
      entityId: userId,
      now: now(),
    });
  });
}
