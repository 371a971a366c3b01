import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockUser } from '../accounts.store.ts';
import { emailIdentityChange } from '../login-means-email.ts';
import { lockUserOfSession } from '../sessions.store.ts';
import { type ProviderProfile, providerNameOf } from './oidc.rules.ts';
import { deleteIdentity, findPersonOf, insertIdentity } from './oidc.store.ts';

/**
 * Links an identity to the person who is logged in; once more changes nothing.
 * @throws AppError ALREADY_EXISTS where it is somebody else's, or they have another one;
 *   SESSION_EXPIRED where the session has ended meanwhile
 */
export function linkIdentity(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  profile: ProviderProfile,
  provider: string,
): Promise<void> {
  const { userId } = currentUser;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    await lockUserOfSession(tx, currentUser);
    if (!(await insertIdentity(tx, { ...profile, userId, now: at }))) {
      if ((await findPersonOf(tx, profile))?.user_id === userId) return;
      throw new AppError('ALREADY_EXISTS', { msg: 'messages.accounts.oidc.linkedElsewhere' });
    }
    await recordAudit(tx, currentUser, {
      action: 'user.link_identity',
      entity: 'user',
      entityId: userId,
      after: { login_provider: provider },
      now: at,
    });
    await emailIdentityChange(tx, userId, { event: 'identityAdded', name: provider, now: at });
  });
}

/** @throws AppError NOT_FOUND where the person has no such identity */
export function unlinkIdentity(
  { database, now, settings }: Dependencies,
  currentUser: CurrentUser,
  identityId: number,
): Promise<void> {
  const { userId } = currentUser;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    await lockUser(tx, userId);
    const removed = await deleteIdentity(tx, userId, identityId);
    if (removed === undefined) throw new AppError('NOT_FOUND');
    const provider = providerNameOf(removed.issuer, settings.oidc);
    await recordAudit(tx, currentUser, {
      action: 'user.unlink_identity',
      entity: 'user',
      entityId: userId,
      before: { login_provider: provider },
      now: at,
    });
    await emailIdentityChange(tx, userId, { event: 'identityRemoved', name: provider, now: at });
  });
}
