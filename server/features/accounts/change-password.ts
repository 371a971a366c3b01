import type { z } from 'zod';
import type { changePasswordBody } from '#contract/accounts.ts';
import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { getUser } from './accounts.queries.ts';
import { lockVerifiedUser, updateUser } from './accounts.store.ts';
import { assertGoodPassword } from './check-new-password.ts';
import { checkPassword } from './check-password.ts';
import { deleteEmailChange } from './email-change/email-changes.store.ts';
import type { Origin } from './log-in.ts';
import { emailPasswordChanged } from './password-changed-email.ts';
import { hashPassword } from './password-hash.ts';
import { endPasswordResets } from './password-reset-link.store.ts';
import { deleteSessions } from './sessions.store.ts';

const wrongPassword = () =>
  fieldError('INVALID_CREDENTIALS', 'current_password', 'validation.current_password_wrong');

/**
 * Changes a person's password and ends their other sessions and mailed links, and an open change
 * of address, which somebody else may have asked for. A wrong current
 * password counts as a failed login, so that a stolen session cannot be used to guess it.
 * @throws AppError INVALID_CREDENTIALS when the current password is wrong, or has changed
 *   meanwhile; VALIDATION_FAILED when the new one is easily guessed; RATE_LIMITED
 */
export async function changePassword(
  dependencies: Dependencies,
  currentUser: { userId: number; sessionId: number },
  body: z.output<typeof changePasswordBody>,
  origin: Origin,
): Promise<void> {
  const { database, now } = dependencies;
  const {
    email,
    name,
    password_hash: passwordHash,
  } = await getUser(database.db, currentUser.userId);
  const password = body.current_password;
  if (!(await checkPassword(dependencies, { email, password, passwordHash, ...origin }))) {
    throw wrongPassword();
  }
  const chosen = { password: body.new_password, email, name, field: 'new_password' } as const;
  await assertGoodPassword(dependencies, chosen);
  const newHash = await hashPassword(body.new_password);
  await inTransaction(database.db, async (tx) => {
    // A reset, or a higher role, may have replaced the password that was verified.
    if (passwordHash === null || !(await lockVerifiedUser(tx, currentUser.userId, passwordHash))) {
      throw wrongPassword();
    }
    await updateUser(tx, currentUser.userId, { password_hash: newHash });
    await deleteSessions(tx, currentUser.userId, currentUser.sessionId);
    await endPasswordResets(tx, currentUser.userId, now());
    await deleteEmailChange(tx, currentUser.userId);
    await emailPasswordChanged(tx, currentUser.userId, now());
  });
}
