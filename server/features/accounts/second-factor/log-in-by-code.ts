import type { LoginChallenge } from '#contract/second-factor.ts';
import { inTransaction } from '#database/open.ts';
import { MINUTE_MS } from '#domain/units.ts';
import { createToken } from '#server/auth/token.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { consumeCode, countingCodes } from './check-code.ts';
import {
  CHALLENGE_MINUTES,
  consumeChallenge,
  findChallenge,
  insertChallenge,
} from './login-challenges.store.ts';
import { hasFactor, readFactors } from './second-factor.queries.ts';

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
  const factors = await readFactors(db, login.userId);
  if (!hasFactor(factors)) return;
  const at = now();
  const expiresAt = new Date(at.getTime() + CHALLENGE_MINUTES * MINUTE_MS);
  const challenge = createToken();
  await insertChallenge(db, { ...login, token: challenge, now: at, expiresAt });
  const methods: LoginChallenge['methods'] = [
    ...(factors.hasApp ? (['code'] as const) : []),
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
  ];
  const data: LoginChallenge = { challenge, expires_at: expiresAt.toISOString(), methods };
  throw new AppError('CODE_REQUIRED', {
    data,
    ...(factors.hasApp ? {} : { msg: 'messages.accounts.passkeys.required' }),
  });
}

/** The password has to be entered again. */
export const deadLogin = () =>
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
  if (login === undefined) throw deadLogin();
  await countingCodes(dependencies, login.userId, () =>
    inTransaction(database.db, async (tx) => {
      await consumeCode(database.db, tx, login.userId, { code, now: now() });
      if (!(await consumeChallenge(tx, challenge, now()))) throw deadLogin();
    }),
  );
  return login;
}
