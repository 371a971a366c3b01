import type { PasskeyAnswer } from '#contract/passkey-answers.ts';
import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type Counter, LOGIN_LIMITS } from '../login-limits.rules.ts';
import { countAttempt, recordFailure, takeBackAttempt } from '../login-limits.store.ts';
import { countingCodes } from '../second-factor/check-code.ts';
import { deadLogin } from '../second-factor/log-in-by-code.ts';
import { consumeChallenge, findChallenge } from '../second-factor/login-challenges.store.ts';
import { createPasskeyChallenge } from './passkey-challenges.store.ts';
import type { RelyingParty } from './passkeys.rules.ts';
import { listPasskeys } from './passkeys.store.ts';
import { provePasskey, refusedPasskey } from './prove-passkey.ts';
import { optionsForAnswer } from './verify-passkey.ts';

interface Visitor {
  rp: RelyingParty;
  userAgent: string;
}

/**
 * What a passkey signs to log in.
 * @param login the challenge of a login whose password was right; absent: there is no password
 * @throws AppError SESSION_EXPIRED where that is over
 */
export async function askPasskeyLogin(
  { database: { db }, now }: Dependencies,
  { rp, userAgent }: Visitor,
  login: string | undefined,
) {
  const at = now();
  if (login === undefined) {
    const bound = { purpose: 'login', userAgent, now: at } as const;
    // Without a list: nobody learns by an email whether somebody has passkeys.
    return optionsForAnswer({ rp, challenge: await createPasskeyChallenge(db, bound), known: [] });
  }
  const started = await findChallenge(db, { token: login, userAgent, now: at });
  if (started === undefined) throw deadLogin();
  const bound = { purpose: 'second_step', login, userAgent, now: at } as const;
  const challenge = await createPasskeyChallenge(db, bound);
  return optionsForAnswer({ rp, challenge, known: await listPasskeys(db, started.userId) });
}

/**
 * A login by a passkey alone: the device has verified its person, so it is both factors. Failures
 * are counted by the address as those of passwords are.
 * @returns whose session may be opened
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function logInByPasskey(
  dependencies: Dependencies,
  answer: PasskeyAnswer,
  { address, ...visitor }: Visitor & { address: string },
) {
  const { database, now } = dependencies;
  const counter: Counter = { kind: 'address', value: address };
  if (!(await countAttempt(database.db, counter, now()))) {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: LOGIN_LIMITS.address.minutes * 60 });
  }
  try {
    const person = await provePasskey(dependencies, answer, {
      purpose: 'login',
      ...visitor,
      now: now(),
    });
    await inTransaction(database.db, person.use);
    await takeBackAttempt(database.db, counter);
    const { userId, passwordHash, isStillLinked } = person;
    return { userId, passwordHash, isStillLinked };
  } catch (error) {
    await recordFailure(database.db, counter);
    throw error;
  }
}

/**
 * The second step of a login by a passkey, in place of a code. The login's challenge is used up
 * with it; a refused answer leaves it for another attempt.
 * @returns whose session may be opened
 * @throws AppError SESSION_EXPIRED for a login that is forged or over; INVALID_CREDENTIALS,
 *   RATE_LIMITED
 */
export async function confirmLoginByPasskey(
  dependencies: Dependencies,
  answer: PasskeyAnswer,
  { login, ...visitor }: Visitor & { login: string },
) {
  const { database, now } = dependencies;
  const { userAgent } = visitor;
  const started = await findChallenge(database.db, { token: login, userAgent, now: now() });
  if (started === undefined) throw deadLogin();
  await countingCodes(dependencies, started.userId, async () => {
    const bound = { purpose: 'second_step', login, ...visitor, now: now() } as const;
    const person = await provePasskey(dependencies, answer, bound);
    await inTransaction(database.db, async (tx) => {
      // The list that the browser was given has nobody else's; an answer may still come from one.
      if (person.userId !== started.userId) throw refusedPasskey();
      await person.use(tx);
      if (!(await consumeChallenge(tx, login, now()))) throw deadLogin();
    });
  });
  return started;
}
