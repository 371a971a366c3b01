import type { z } from 'zod';
import type { resetPasswordBody } from '#contract/accounts.ts';
import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getUser } from './accounts.queries.ts';
import { lockUser, updateUser } from './accounts.store.ts';
import { assertGoodPassword } from './check-new-password.ts';
import { deleteEmailChange } from './email-change/email-changes.store.ts';
import { endAllAccess } from './end-all-access.ts';
import { forgetDevices } from './known-devices.store.ts';
import { clearLoginFailures } from './login-limits.store.ts';
import { findLoginMeans, type LoginMeans } from './login-means.queries.ts';
import { emailPasswordChanged } from './password-changed-email.ts';
import { hashPassword } from './password-hash.ts';
import { endPasswordResets, findResetLink, usePasswordReset } from './password-reset-link.store.ts';
import { deleteSessions } from './sessions.store.ts';
import { proveAddress } from './verify-email.ts';

/**
 * Sets a new password by a mailed link, which is used up, and ends every session and every other
 * link. Known browsers are forgotten, since one may have been somebody else's. Whoever has the link
 * reads the mailbox: it verifies the address too. Where nobody had verified it before, everything
 * that opens the account ends, since another person may have registered the address.
 * @returns what still opens the account beside the password
 * @throws AppError SESSION_EXPIRED where the link is not valid (any more); VALIDATION_FAILED when
 *   the new password is easily guessed, and the link stays valid
 */
export async function resetPassword(
  dependencies: Dependencies,
  body: z.output<typeof resetPasswordBody>,
): Promise<LoginMeans> {
  const { database, now } = dependencies;
  const invalidLink = () =>
    new AppError('SESSION_EXPIRED', { msg: 'messages.accounts.resetLinkInvalid' });
  // Checked before the slow hash, which nobody can trigger without a link.
  const link = await findResetLink(database.db, body.token, now());
  if (!link) throw invalidLink();
  const chosen = { ...link, password: body.new_password, field: 'new_password' } as const;
  await assertGoodPassword(dependencies, chosen);
  const passwordHash = await hashPassword(body.new_password);
  return inTransaction(database.db, async (tx) => {
    const { user_id: userId } = link;
    await lockUser(tx, userId);
    if (!(await usePasswordReset(tx, body.token, now()))) throw invalidLink();
    const { password_hash: before, email_verified_at: provedAt } = await getUser(tx, userId);
    const user = await updateUser(tx, userId, { password_hash: passwordHash });
    // The link was mailed to the person's present address: a change of address would have ended it.
    await proveAddress(tx, userId, now());
    if (provedAt === null) await endAllAccess(tx, userId, { by: null, now: now() });
    else {
      await deleteSessions(tx, userId);
      await forgetDevices(tx, userId);
      await endPasswordResets(tx, userId, now());
      await deleteEmailChange(tx, userId);
    }
    await clearLoginFailures(tx, user.email);
    // A first password replaces none, so no email says that it was changed.
    if (before !== null) await emailPasswordChanged(tx, userId, now());
    return findLoginMeans(tx, userId);
  });
}
