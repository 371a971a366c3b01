import type { OneProof, SelfProof } from '#contract/second-factor.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { getUser } from '../accounts.queries.ts';
import { checkPassword } from '../check-password.ts';
import type { Origin } from '../log-in.ts';
import type { RelyingParty } from '../passkeys/passkeys.rules.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import { lockUserOfSession } from '../sessions.store.ts';
import { consumeCode, countingCodes } from './check-code.ts';
import { noteProof } from './proofs.store.ts';
import { hasFactor, readFactors } from './second-factor.queries.ts';

/** Where a proof comes from. */
export type ProofOrigin = Origin & { rp: RelyingParty; userAgent: string };

/** What a person shows of themselves, and from where. */
export type ShownProof = SelfProof & ProofOrigin;

const missing = () =>
  fieldError('INVALID_CREDENTIALS', 'code', 'messages.accounts.factor.proofMissing');

/** Whoever has got hold of a session does not know the password. */
async function assertPassword(
  dependencies: Dependencies,
  userId: number,
  { password, address, device }: { password: string } & Origin,
) {
  const user = await getUser(dependencies.database.db, userId);
  const { email, password_hash: passwordHash } = user;
  const attempt = { email, password, passwordHash, address, device };
  if (await checkPassword(dependencies, attempt)) return;
  throw fieldError('INVALID_CREDENTIALS', 'password', 'validation.current_password_wrong');
}

/**
 * Does something for a person who proves their second factor, by a code or a passkey, or who has
 * none. The person is locked before: what is counted of their factors stays so.
 */
async function withFactor<Result>(
  dependencies: Dependencies,
  { userId, sessionId }: CurrentUser,
  { passkey, code, rp, userAgent }: OneProof & ProofOrigin,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { database, now } = dependencies;
  const inOne = (prove: (tx: Tx) => Promise<void>) =>
    inTransaction(database.db, async (tx) => {
      await lockUserOfSession(tx, { userId, sessionId });
      await prove(tx);
      return act(tx);
    });
  if (passkey !== undefined) {
    return countingCodes(dependencies, userId, async () => {
      const bound = { purpose: 'proof', sessionId, userAgent, rp, now: now() } as const;
      const person = await provePasskey(dependencies, passkey, bound);
      if (person.userId !== userId) throw missing();
      return inOne(person.use);
    });
  }
  if (code) {
    return countingCodes(dependencies, userId, () =>
      inOne((tx) => consumeCode(database.db, tx, userId, { code, now: now() })),
    );
  }
  return inOne(async (tx) => {
    if (hasFactor(await readFactors(tx, userId))) throw missing();
  });
}

/**
 * Does something to the factors of a person who has proven the password and, where they have a
 * second factor, that one too. It counts as a recent proof of the session.
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function withSelfProof<Result>(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  proof: ShownProof,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  await assertPassword(dependencies, currentUser.userId, proof);
  return withFactor(dependencies, currentUser, proof, async (tx) => {
    await noteProof(tx, currentUser.sessionId, dependencies.now());
    return act(tx);
  });
}

/**
 * Does something for a person who has proven their second factor or, where they have none, the
 * password.
 * @throws AppError VALIDATION_FAILED where nothing is shown; INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function withOneProof<Result>(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  proof: OneProof & ProofOrigin,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { password, passkey, code } = proof;
  if (passkey === undefined && !code) {
    if (hasFactor(await readFactors(dependencies.database.db, currentUser.userId))) throw missing();
    if (!password)
      throw fieldError('VALIDATION_FAILED', 'password', 'validation.password_required');
    await assertPassword(dependencies, currentUser.userId, { ...proof, password });
  }
  return withFactor(dependencies, currentUser, proof, act);
}
