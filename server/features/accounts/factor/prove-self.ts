import type { SelfProof } from '#contract/second-factor.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { getUser } from '../accounts.queries.ts';
import { lockUser } from '../accounts.store.ts';
import { checkPassword } from '../check-password.ts';
import type { Origin } from '../log-in.ts';
import type { RelyingParty } from '../passkeys/passkeys.rules.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import { consumeCode, countingCodes } from './check-code.ts';
import { hasFactor, readFactors } from './factors.queries.ts';

/** What a person shows of themselves, and from where. */
export type ShownProof = SelfProof & Origin & { rp: RelyingParty; userAgent: string };

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
 * Does something to the factors of a person who has proven the password and, where they have a
 * second factor, that one too: by a code or a passkey. The person is locked before: what is counted
 * of their factors stays so.
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function withSelfProof<Result>(
  dependencies: Dependencies,
  { userId, sessionId }: CurrentUser,
  proof: ShownProof,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { database, now } = dependencies;
  await assertPassword(dependencies, userId, proof);
  const { passkey, code, rp, userAgent } = proof;
  const inOne = (prove: (tx: Tx) => Promise<void>) =>
    inTransaction(database.db, async (tx) => {
      await lockUser(tx, userId);
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
