import type { Deps } from '../../kit/deps.ts';
import { Failure } from '../../kit/failure.ts';
import { countLoginFailures, findUserByEmail } from './accounts.queries.ts';
import { isLoginBlocked, LOGIN_WINDOW_MINUTES } from './accounts.rules.ts';
import { clearLoginFailures, recordLoginFailure } from './accounts.store.ts';
import { isPasswordOf } from './secrets.ts';

/**
 * The person of an email and password. An unknown email and a wrong password get the
 * same answer after the same work.
 * @throws Failure INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function logIn(
  { database: { db }, now, settings }: Deps,
  { email, password, address }: { email: string; password: string; address: string },
) {
  const at = now();
  const failures = await countLoginFailures(db, email, address, at);
  if (settings.rateLimit && isLoginBlocked(failures)) {
    throw new Failure('RATE_LIMITED', { retryAfterSeconds: LOGIN_WINDOW_MINUTES * 60 });
  }
  const user = await findUserByEmail(db, email);
  if (!(await isPasswordOf(user?.password_hash ?? null, password)) || user === undefined) {
    await recordLoginFailure(db, email, address, at);
    throw new Failure('INVALID_CREDENTIALS');
  }
  await clearLoginFailures(db, email);
  return user;
}
