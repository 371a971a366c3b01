import type { z } from 'zod';
import type { changePasswordBody, resetPasswordBody } from '#contract/accounts.ts';
import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { findResetLink, getUser } from './accounts.queries.ts';
import {
  deleteSessions,
  endPasswordResets,
  lockVerifiedUser,
  updateUser,
  usePasswordReset,
} from './accounts.store.ts';
import { assertGoodPassword } from './check-new-password.ts';
import { checkPassword } from './check-password.ts';
import { forgetDevices } from './devices.store.ts';
import { deleteEmailChange } from './email-change/email-changes.store.ts';
import type { Origin } from './log-in.ts';
import { clearLoginFailures } from './login-limits.store.ts';
import { hashPassword } from './secrets.ts';
import { emailPasswordChanged } from './security-emails.ts';
import { proveAddress } from './verify-email.ts';

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

/**
 * Sets a new password by a mailed link, which is used up, and ends every session and every other
 * link. Known browsers are forgotten, since one may have been somebody else's. Whoever has the link
 * reads the mailbox: it verifies the address too.
 * @throws AppError SESSION_EXPIRED where the link is not valid (any more); VALIDATION_FAILED when
 *   the new password is easily guessed, and the link stays valid
 */
export async function resetPassword(
  dependencies: Dependencies,
  body: z.output<typeof resetPasswordBody>,
): Promise<void> {
  const { database, now } = dependencies;
  const invalidLink = () =>
    new AppError('SESSION_EXPIRED', { msg: 'messages.accounts.resetLinkInvalid' });
  // Checked before the slow hash, which nobody can trigger without a link.
  const link = await findResetLink(database.db, body.token, now());
  if (!link) throw invalidLink();
  const chosen = { ...link, password: body.new_password, field: 'new_password' } as const;
  await assertGoodPassword(dependencies, chosen);
  const passwordHash = await hashPassword(body.new_password);
  await inTransaction(database.db, async (tx) => {
    const userId = await usePasswordReset(tx, body.token, now());
    if (userId === undefined) throw invalidLink();
    const { password_hash: before } = await getUser(tx, userId);
    const user = await updateUser(tx, userId, { password_hash: passwordHash });
    // The link was mailed to the person's present address: a change of address would have ended it.
    await proveAddress(tx, userId, now());
    await deleteSessions(tx, userId);
    await forgetDevices(tx, userId);
    await endPasswordResets(tx, userId, now());
    await deleteEmailChange(tx, userId);
    await clearLoginFailures(tx, user.email);
    // A first password replaces none, so no email says that it was changed.
    if (before !== null) await emailPasswordChanged(tx, userId, now());
  });
}
