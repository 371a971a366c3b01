import type { z } from 'zod';
import type { setPasswordBody } from '#contract/accounts-admin.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getUser } from './accounts.queries.ts';
import { updateUser } from './accounts.store.ts';
import { assertMayManage } from './assert-may-manage.ts';
import { assertGoodPassword } from './check-new-password.ts';
import { endMailedLinks } from './email-verifications.store.ts';
import { endAllAccess } from './end-all-access.ts';
import { forgetDevices } from './known-devices.store.ts';
import { clearLoginFailures } from './login-limits.store.ts';
import { emailPasswordChanged } from './password-changed-email.ts';
import { hashPassword } from './password-hash.ts';
import { getPerson } from './people.queries.ts';
import { lockPerson } from './people.store.ts';
import { requestResetLink } from './send-password-reset-link.ts';
import { deleteSessionOf, deleteSessions } from './sessions.store.ts';

/**
 * What an admin does for somebody who cannot log in, or whose account somebody else has used; for
 * other admins an owner does (`assertMayManage`).
 */

/**
 * Sets a person's password. Their sessions and mailed links end, but for the session of
 * an admin who sets their own; with `remove_logins` everything else that opens the account too.
 * @throws AppError NOT_FOUND; VALIDATION_FAILED for a password that is quickly guessed;
 *   INVALID_STATE for removing one's own, which a stolen session could do
 */
export async function setPassword(
  dependencies: Dependencies,
  admin: CurrentUser,
  userId: number,
  { new_password: password, remove_logins: removesLogins }: z.output<typeof setPasswordBody>,
): Promise<void> {
  const { database, now } = dependencies;
  if (removesLogins && admin.userId === userId) {
    throw new AppError('INVALID_STATE', { msg: 'messages.accounts.factor.notOwn' });
  }
  const { email, name } = await getPerson(database.db, userId);
  await assertGoodPassword(dependencies, { password, email, name, field: 'new_password' });
  const passwordHash = await hashPassword(password);
  await inTransaction(database.db, async (tx) => {
    if (!(await lockPerson(tx, userId))) throw new AppError('NOT_FOUND');
    const at = now();
    const { password_hash: before, role } = await getUser(tx, userId);
    assertMayManage(admin, role);
    const user = await updateUser(tx, userId, { password_hash: passwordHash });
    if (removesLogins) await endAllAccess(tx, userId, { by: admin, now: at });
    else {
      await deleteSessions(tx, userId, admin.userId === userId ? admin.sessionId : undefined);
      await forgetDevices(tx, userId);
      await endMailedLinks(tx, userId, at);
    }
    await clearLoginFailures(tx, user.email);
    if (before !== null) await emailPasswordChanged(tx, userId, at);
    await recordAudit(tx, admin, {
      action: 'user.set_password',
      entity: 'user',
      entityId: userId,
      now: at,
    });
  });
}

/**
 * Queues an email to a person with a link to set a new password.
 * @throws AppError NOT_FOUND; INVALID_STATE where they are deactivated; RATE_LIMITED after three
 * within an hour
 */
export function sendPasswordEmail(
  { database, now }: Dependencies,
  admin: CurrentUser,
  userId: number,
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    const person = await getPerson(tx, userId);
    assertMayManage(admin, person.role);
    if (!person.is_active) {
      throw new AppError('INVALID_STATE', { msg: 'messages.accounts.people.emailInactive' });
    }
    const at = now();
    if (!(await requestResetLink(tx, person.email, at))) {
      throw new AppError('RATE_LIMITED', { msg: 'messages.accounts.people.emailsEnough' });
    }
    await recordAudit(tx, admin, {
      action: 'user.send_link',
      entity: 'user',
      entityId: userId,
      now: at,
    });
  });
}

/**
 * Ends all sessions of a person except the current one.
 * @returns how many ended
 * @throws AppError NOT_FOUND
 */
export function endSessions({ database, now }: Dependencies, admin: CurrentUser, userId: number) {
  return inTransaction(database.db, async (tx) => {
    assertMayManage(admin, (await getPerson(tx, userId)).role);
    const ended = await deleteSessions(tx, userId, admin.sessionId);
    await recordAudit(tx, admin, {
      action: 'user.end_sessions',
      entity: 'user',
      entityId: userId,
      after: { ended },
      now: now(),
    });
    return ended;
  });
}

/** Ends one session of a person. @throws AppError NOT_FOUND where they have no such session */
export function endSession(
  { database, now }: Dependencies,
  admin: CurrentUser,
  userId: number,
  sessionId: number,
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    assertMayManage(admin, (await getPerson(tx, userId)).role);
    if (!(await deleteSessionOf(tx, userId, sessionId))) throw new AppError('NOT_FOUND');
    await recordAudit(tx, admin, {
      action: 'user.end_session',
      entity: 'user',
      entityId: userId,
      now: now(),
    });
  });
}
