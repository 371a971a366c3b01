import type { z } from 'zod';
import type { changePasswordBody, resetPasswordBody } from '#contract/accounts.ts';
import { inTransaction } from '#database/open.ts';
import type { Deps } from '../../kit/deps.ts';
import { Failure } from '../../kit/failure.ts';
import { getUser } from './accounts.queries.ts';
import {
  clearLoginFailures,
  deleteSessions,
  endPasswordResets,
  updateUser,
  usePasswordReset,
} from './accounts.store.ts';
import { hashPassword, isPasswordOf } from './secrets.ts';
import { proveAddress } from './verify-email.ts';

/**
 * Changes a person's password and ends their other sessions and mailed links.
 * @param wrongPassword the sentence for a wrong current password, in their language
 * @throws Failure INVALID_CREDENTIALS when the current password is wrong
 */
export async function changePassword(
  { database, now }: Deps,
  caller: { userId: number; sessionId: number },
  body: z.output<typeof changePasswordBody>,
  wrongPassword: string,
): Promise<void> {
  const user = await getUser(database.db, caller.userId);
  if (!(await isPasswordOf(user.password_hash, body.current_password))) {
    throw new Failure('INVALID_CREDENTIALS', {
      msg: wrongPassword,
      fields: { current_password: wrongPassword },
    });
  }
  const passwordHash = await hashPassword(body.new_password);
  await inTransaction(database.db, async (tx) => {
    await updateUser(tx, caller.userId, { password_hash: passwordHash });
    await deleteSessions(tx, caller.userId, caller.sessionId);
    await endPasswordResets(tx, caller.userId, now());
  });
}

/**
 * Sets a new password by a mailed link, which is used up, and ends every session and
 * every other link. Who holds the link holds the mailbox: it verifies the address too.
 * @param invalidLink the sentence for a link that is not good (any more)
 * @throws Failure SESSION_EXPIRED
 */
export async function resetPassword(
  { database, now }: Deps,
  body: z.output<typeof resetPasswordBody>,
  invalidLink: string,
): Promise<void> {
  const passwordHash = await hashPassword(body.new_password);
  await inTransaction(database.db, async (tx) => {
    const reset = await usePasswordReset(tx, body.token, now());
    if (!reset) throw new Failure('SESSION_EXPIRED', { msg: invalidLink });
    const user = await updateUser(tx, reset.user_id, { password_hash: passwordHash });
    // The link was mailed to the address that the person has now: another would have ended it.
    await proveAddress(tx, reset.user_id, now());
    await deleteSessions(tx, reset.user_id);
    await endPasswordResets(tx, reset.user_id, now());
    await clearLoginFailures(tx, user.email);
  });
}
