import type { z } from 'zod';
import type { userCreateBody, userPatchBody } from '#contract/accounts-admin.ts';
import type { AdminUser } from '#contract/admin-user.ts';
import type { Tx } from '#database/open.ts';
import { isAdminRoleRaised } from '#domain/permissions.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, createRecord, type RecordKind } from '#server/features/audit/index.ts';
import { createPointAccounts } from '#server/features/points/index.ts';
import { inTransactionOnce, type KeyClaim } from '#server/http/idempotency.ts';
import { type AppError, fieldError } from '#server/lib/app-error.ts';
import { getUser } from './accounts.queries.ts';
import { insertUser, updateUser } from './accounts.store.ts';
import { isEmailTaken } from './accounts-by-email.queries.ts';
import { assertMayManage } from './assert-may-manage.ts';
import { assertGoodPassword } from './check-new-password.ts';
import { endMailedLinks, endSessionsAndLinks } from './email-verifications.store.ts';
import { endAllAccess } from './end-all-access.ts';
import { hasUnprovedLoginMeans } from './login-means.queries.ts';
import { insertOwnInvitation } from './own-invitation.store.ts';
import { hashPassword } from './password-hash.ts';
import { lockPerson } from './people.store.ts';
import { getAdminUser } from './present-person.ts';
import { isRoleRaised } from './raised-role.rules.ts';
import { deleteSessions } from './sessions.store.ts';
import { requestWelcomeEmails } from './welcome-email-job.ts';

/** An account as the audit compares it. */
export const userRecord: RecordKind<number, AdminUser> = {
  entity: 'user',
  lock: lockPerson,
  get: getAdminUser,
};

/**
 * Makes an account of any role, with a password or with an email to set one.
 * @throws AppError FORBIDDEN, see `assertMayManage`; EMAIL_TAKEN, in whatever case it is written; VALIDATION_FAILED for a
 *   password that is quickly guessed
 */
export async function createUser(
  dependencies: Dependencies,
  admin: CurrentUser,
  { body, claim }: { body: z.output<typeof userCreateBody>; claim: KeyClaim | null },
): Promise<AdminUser> {
  assertMayManage(admin, body.role);
  const { password, email, name } = body;
  if (password !== '') {
    await assertGoodPassword(dependencies, {
      password,
      email,
      name,
      field: 'password',
    });
  }
  const passwordHash = body.password === '' ? null : await hashPassword(body.password);
  const insert = async (tx: Tx, at: Date) => {
    if (await isEmailTaken(tx, body.email)) throw emailTaken();
    const { user_id } = await insertUser(tx, {
      email: body.email,
      passwordHash,
      name: body.name,
      language: body.language_preference,
      role: body.role,
      adminRole: body.admin_role,
      now: at,
    });
    await createPointAccounts(tx, user_id);
    await insertOwnInvitation(tx, user_id);
    if (body.send_letter && passwordHash === null) await requestWelcomeEmails(tx, [user_id], at);
    return user_id;
  };
  const { database } = dependencies;
  const { result } = await inTransactionOnce(database.db, claim, (tx) => {
    const within = { ...dependencies, database: { ...database, db: tx } };
    return createRecord(within, admin, userRecord, insert);
  });
  return result;
}

/**
 * Changes an account. A deactivated person has no session any more, and a new address has to be
 * verified. With a higher role, further permissions or a new address sessions and links end. Where
 * the address was not verified, or something that opens the account was added before it was, all
 * of that ends (`endAllAccess`), and the password of an unverified address too: a link sent to the
 * address sets a new one. Who changes their own address keeps all but the other sessions.
 * @throws AppError NOT_FOUND, FORBIDDEN (also for an own role), STALE_VERSION, EMAIL_TAKEN; LAST_ADMIN,
 *   which the trigger `users_last_admin` decides
 */
export function changeUser(
  dependencies: Dependencies,
  admin: CurrentUser,
  userId: number,
  { version, ...change }: z.output<typeof userPatchBody>,
): Promise<AdminUser> {
  const write = async (
    tx: Parameters<typeof lockPerson>[0],
    before: AdminUser,
    at: Date,
  ): Promise<void> => {
    const { email = before.email, is_active: isActive = before.is_active } = change;
    if (await isEmailTaken(tx, email, userId)) throw emailTaken();
    const role = change.role ?? before.role;
    assertMayManage(admin, before.role, role);
    const adminRole = role === 'admin' ? (change.admin_role ?? before.admin_role ?? 'owner') : null;
    if (role !== before.role || adminRole !== before.admin_role) {
      const actorUserId = admin.userId;
      await assertMayDecideAbout(tx, { what: 'role', ownerUserId: userId, actorUserId });
    }
    const isRaised =
      isRoleRaised(before.role, role) || isAdminRoleRaised(before.admin_role, adminRole);
    const isMoved = email !== before.email;
    const isOwn = admin.userId === userId && !isRaised;
    const isHandedOver = !isOwn && (isRaised || isMoved);
    const isUnproven = !before.email_verified || (isRaised && isMoved);
    const { email_verified_at: provedAt } = await getUser(tx, userId);
    // Whoever registered another person's address knows its password.
    const password = isHandedOver && isUnproven ? { password_hash: null } : {};
    const roles = { role, admin_role: adminRole };
    await updateUser(tx, userId, { ...change, ...roles, ...password });
    if (isHandedOver && (isUnproven || (await hasUnprovedLoginMeans(tx, userId, provedAt)))) {
      await endAllAccess(tx, userId, { by: admin, now: at });
    } else if (!isActive || isHandedOver) await endSessionsAndLinks(tx, userId, at);
    else if (isMoved) {
      await deleteSessions(tx, userId, admin.sessionId);
      await endMailedLinks(tx, userId, at);
    }
  };
  return changeRecord(dependencies, admin, userRecord, userId, version, write, changeVerb(change));
}

function emailTaken(): AppError {
  return fieldError('EMAIL_TAKEN', 'email', 'messages.accounts.people.emailTaken');
}

/** The audit's verb for a change of an account: deactivating or activating alone has its own. */
export function changeVerb(change: { is_active?: boolean | undefined }) {
  const { is_active: isActive, ...rest } = change;
  const isAlone = Object.values(rest).every((value) => value === undefined);
  if (isActive === undefined || !isAlone) return 'update';
  return isActive ? 'reactivate' : 'deactivate';
}
