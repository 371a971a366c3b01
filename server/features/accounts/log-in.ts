import type { Db } from '#database/open.ts';
import type { Deps } from '../../kit/deps.ts';
import { Failure } from '../../kit/failure.ts';
import { countLoginFailures, findUserByEmail } from './accounts.queries.ts';
import { isLoginBlocked, LOGIN_WINDOW_MINUTES } from './accounts.rules.ts';
import { clearLoginFailures, recordLoginFailure } from './accounts.store.ts';
import { isPasswordOf } from './secrets.ts';

async function assertNotBlocked(db: Db, email: string, address: string, at: Date) {
  if (!isLoginBlocked(await countLoginFailures(db, email, address, at))) return;
  throw new Failure('RATE_LIMITED', { retryAfterSeconds: LOGIN_WINDOW_MINUTES * 60 });
}

/**
 * The person of an email and password. An unknown email and a wrong password get the
 * same answer after the same work.
 * @throws Failure INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function logIn(
  { database: { db }, now }: Deps,
  { email, password, address }: { email: string; password: string; address: string },
) {
  const at = now();
  await assertNotBlocked(db, email, address, at);
  const user = await findUserByEmail(db, email);
  if (!(await isPasswordOf(user?.password_hash ?? null, password)) || user === undefined) {
    await recordLoginFailure(db, email, address, at);
    throw new Failure('INVALID_CREDENTIALS');
  }
  // Of a hundred guesses sent at once all come past the first look; the right one must not
  // come past the second.
  await assertNotBlocked(db, email, address, at);
  await clearLoginFailures(db, email);
  return user;
}
