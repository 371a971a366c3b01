import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getUser } from './accounts.queries.ts';
import { replacePasswordHash } from './accounts.store.ts';
import { findUserByEmail } from './accounts-by-email.queries.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword, isPasswordOf, needsRehash } from './password-hash.ts';

/** Where an attempt comes from: the address, and the value of the browser's cookie. */
export interface Origin {
  /** As `addressKey` gives it. */
  address: string;
  device: string | null;
}

/**
 * The person of an email and password. An unknown email and a wrong password get the same response
 * after the same work. A hash of weaker parameters than today's, or of a password
 * that was not normalised, is replaced, since the password is
 * known only at this moment.
 * @returns the person, and the hash that is stored of the password
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function logIn(
  dependencies: Dependencies,
  { email, password, ...origin }: { email: string; password: string } & Origin,
) {
  const { db } = dependencies.database;
  const user = await findUserByEmail(db, email);
  const passwordHash = user?.password_hash ?? null;
  const isRight = await checkPassword(dependencies, { email, password, passwordHash, ...origin });
  if (!isRight || user === undefined || passwordHash === null) {
    throw new AppError('INVALID_CREDENTIALS');
  }
  if (!(await needsRehash(passwordHash, password))) return { user, passwordHash };
  const after = await hashPassword(password);
  if (await replacePasswordHash(db, user.user_id, { before: passwordHash, after })) {
    return { user, passwordHash: after };
  }
  // Another login has replaced it meanwhile, or the password has changed.
  const { password_hash: latest } = await getUser(db, user.user_id);
  if (latest === null || !(await isPasswordOf(latest, password))) {
    throw new AppError('INVALID_CREDENTIALS');
  }
  return { user, passwordHash: latest };
}
