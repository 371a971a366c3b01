import { type Db, inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isDeviceKnown } from './known-devices.store.ts';
import { type Counter, countersOf, LOGIN_LIMITS } from './login-limits.rules.ts';
import {
  countAttempt,
  recordFailure,
  recordSuccess,
  takeBackAttempt,
} from './login-limits.store.ts';
import { isPasswordOf } from './password-hash.ts';

interface PasswordAttempt {
  email: string;
  password: string;
  /** What is stored of the person of this email; null: there is no such person. */
  passwordHash: string | null;
  /** As `addressKey` gives it. */
  address: string;
  /** The value of the browser's cookie, known or not. */
  device: string | null;
}

/** Counts an attempt by all its counters, or by none where one of them refuses. */
function countOrRefuse(db: Db, counters: Counter[], at: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const counter of counters) {
      if (await countAttempt(tx, counter, at)) continue;
      throw new AppError('RATE_LIMITED', {
        retryAfterSeconds: LOGIN_LIMITS[counter.kind].minutes * 60,
      });
    }
  });
}

/**
 * Whether this is the person's password. The attempt is counted before the slow hash; beyond the
 * limit every attempt is refused alike without being verified, the right password too.
 * @throws AppError RATE_LIMITED
 */
export async function checkPassword(
  { database: { db }, now }: Dependencies,
  { email, password, passwordHash, address, device }: PasswordAttempt,
): Promise<boolean> {
  const at = now();
  const isKnown = device !== null && (await isDeviceKnown(db, email, device, at));
  const counters = countersOf({ email, address, knownDevice: isKnown ? device : null });
  await countOrRefuse(db, counters, at);
  const isRight = await isPasswordOf(passwordHash, password);
  for (const counter of counters) {
    if (counter.kind === 'address') {
      if (isRight) await takeBackAttempt(db, counter);
    } else {
      await (isRight ? recordSuccess(db, counter, at) : recordFailure(db, counter));
    }
  }
  return isRight;
}
