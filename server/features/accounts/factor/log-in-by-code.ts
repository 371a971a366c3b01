import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { createToken } from '../secrets.ts';
import { consumeChallenge, findChallenge, insertChallenge } from './challenges.store.ts';
import { consumeCode, countingCodes } from './check-code.ts';
import { CHALLENGE_MINUTES } from './factor.rules.ts';
import { findFactor } from './factor.store.ts';

interface FirstStep {
  userId: number;
  passwordHash: string;
  rememberMe: boolean;
  userAgent: string;
}

/**
 * Between password and session: whoever has a second factor gets a challenge instead.
 * @throws AppError CODE_REQUIRED with the challenge in `data`
 */
export async function demandCode(
  { database: { db }, now }: Dependencies,
  login: FirstStep,
): Promise<void> {
  const factor = await findFactor(db, login.userId);
  if (factor === undefined || factor.confirmed_at === null) return;
  const at = now();
  const expiresAt = new Date(at.getTime() + CHALLENGE_MINUTES * 60_000);
  const challenge = createToken();
  await insertChallenge(db, { ...login, token: challenge, now: at, expiresAt });
  throw new AppError('CODE_REQUIRED', {
    data: { challenge, expires_at: expiresAt.toISOString() },
  });
}

const dead = () =>
  new AppError('SESSION_EXPIRED', { msg: 'messages.accounts.factor.challengeOver' });

/**
 * The second step of a login. Challenge and code are used up together; a wrong code leaves the
 * challenge for another attempt.
 * @returns whose session may be opened
 * @throws AppError SESSION_EXPIRED for a challenge that is forged or over; INVALID_CREDENTIALS for
 *   a wrong or used code; RATE_LIMITED
 */
export async function logInByCode(
  dependencies: Dependencies,
  step: { challenge: string; code: string; userAgent: string },
) {
  const { database, now } = dependencies;
  const { challenge, code, userAgent } = step;
  const login = await findChallenge(database.db, { token: challenge, userAgent, now: now() });
  if (login === undefined) throw dead();
  await countingCodes(dependencies, login.userId, () =>
    inTransaction(database.db, async (tx) => {
      await consumeCode(database.db, tx, login.userId, { code, now: now() });
      if (!(await consumeChallenge(tx, challenge, now()))) throw dead();
    }),
  );
  return login;
}
