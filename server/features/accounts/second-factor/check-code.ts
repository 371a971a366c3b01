import type { Db, Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { getUser } from '../accounts.queries.ts';
import { type Counter, LOGIN_LIMITS } from '../login-limits.rules.ts';
import { countAttempt, recordFailure, recordSuccess } from '../login-limits.store.ts';
import { stepOf } from './app-codes.rules.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { consumeRecoveryCode } from './recovery-codes.store.ts';
import { openSecret } from './sealed-secrets.ts';
import { consumeStep, lockFactor } from './second-factor.store.ts';

export const wrongCode = () =>
  fieldError('INVALID_CREDENTIALS', 'code', 'messages.accounts.factor.wrongCode');

/**
 * Counts an attempt at a person's codes before it is made; what throws has failed. At the limit
 * the right code is refused as well.
 * @throws AppError RATE_LIMITED
 */
export async function countingCodes<Result>(
  { database: { db }, now }: Dependencies,
  userId: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const at = now();
  const counter: Counter = { kind: 'factor', value: String(userId) };
  if (!(await countAttempt(db, counter, at))) {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: LOGIN_LIMITS.factor.minutes * 60 });
  }
  try {
    const result = await attempt();
    await recordSuccess(db, counter, at);
    return result;
  } catch (error) {
    await recordFailure(db, counter);
    throw error;
  }
}

/**
 * Uses up a code of the app or a recovery code of a person. The factor is locked before: of any
 * number of requests with one code a single one gets on. A used recovery code is told to its person.
 * @param db of the academy's own secret
 * @throws AppError INVALID_CREDENTIALS
 */
export async function consumeCode(
  db: Db,
  tx: Tx,
  userId: number,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  const factor = await lockFactor(tx, userId);
  if (factor === undefined || factor.confirmed_at === null) throw wrongCode();
  const step = stepOf(await openSecret(db, userId, factor.secret), code, now);
  if (step !== null) {
    if (!(await consumeStep(tx, userId, step))) throw wrongCode();
    return;
  }
  if (!(await consumeRecoveryCode(tx, userId, { code, now }))) throw wrongCode();
  const { name } = await getUser(tx, userId);
  await recordFactorChange(tx, { userId, name }, { kind: 'recovery_code_used', userId, now });
}
