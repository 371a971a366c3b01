import type { z } from 'zod';
import type {
  AdminInvitation,
  invitationCreateBody,
  invitationPatchBody,
} from '#contract/invitations-admin.ts';
import type { Db, Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import {
  archiveRecord,
  changeRecord,
  createRecord,
  type RecordKind,
} from '#server/features/audit/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { invitationStateOf } from './invitation-validity.rules.ts';
import { getInvitation, type InvitationRow } from './invitations.queries.ts';
import {
  insertInvitation,
  isCodeTaken,
  lockGroupOfCode,
  lockInvitationById,
  setInvitationArchived,
  updateInvitation,
} from './invitations.store.ts';
import { createInvitationCode } from './own-invitation.store.ts';

/** A code as admins see it. */
export function presentInvitation(row: InvitationRow, now: Date): AdminInvitation {
  const { owner_user_id: ownerId, owner_name: ownerName, archived_at: archivedAt, ...code } = row;
  return {
    ...code,
    state: archivedAt === null ? invitationStateOf(row, now) : 'archived',
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    owner: ownerId === null ? null : { user_id: ownerId, name: ownerName ?? '' },
  };
}

/** @throws AppError NOT_FOUND */
export async function getAdminInvitation(db: Db, id: number, now: Date): Promise<AdminInvitation> {
  return presentInvitation(await getInvitation(db, id), now);
}

const recordAt = (now: Date, archived = false): RecordKind<number, AdminInvitation> => ({
  entity: 'invitation_code',
  lock: (tx, id) => lockInvitationById(tx, id, archived),
  get: async (tx, id) => presentInvitation(await getInvitation(tx, id, archived), now),
});

/** An end in the past would make the code invalid: it is taken for a mistake. */
function assertFuture(expiresAt: string | null | undefined, now: Date): void {
  if (typeof expiresAt !== 'string' || new Date(expiresAt) > now) return;
  throw fieldError('VALIDATION_FAILED', 'expires_at', 'messages.accounts.invitations.past');
}

/** @throws AppError VALIDATION_FAILED for a group that is archived or not there */
async function assertGroupInUse(tx: Tx, groupId: number): Promise<void> {
  if (await lockGroupOfCode(tx, groupId)) return;
  throw fieldError('VALIDATION_FAILED', 'group_id', 'messages.accounts.invitations.noGroup');
}

/**
 * Adds a code of the academy; without one of the admin's choice it is generated.
 * @throws AppError ALREADY_EXISTS, also where the code was archived; VALIDATION_FAILED for an
 *   end in the past, or a group that is not in use
 */
export function createInvitation(
  dependencies: Dependencies,
  admin: CurrentUser,
  body: z.output<typeof invitationCreateBody>,
): Promise<AdminInvitation> {
  const now = dependencies.now();
  return createRecord(dependencies, admin, recordAt(now), async (tx, at) => {
    assertFuture(body.expires_at, now);
    const code = body.code || createInvitationCode();
    if (await isCodeTaken(tx, code)) {
      const message = { key: 'messages.accounts.invitations.taken', params: { code } } as const;
      throw fieldError('ALREADY_EXISTS', 'code', message);
    }
    if (body.group_id !== null) await assertGroupInUse(tx, body.group_id);
    return insertInvitation(tx, { ...body, code }, at);
  });
}

/**
 * Changes the limits of a code, or switches it off and on. People who came with it stay linked to
 * it.
 * @throws AppError NOT_FOUND, STALE_VERSION; VALIDATION_FAILED for a new end in the past,
 *   fewer uses than there were, or a new group that is not in use
 */
export function changeInvitation(
  dependencies: Dependencies,
  admin: CurrentUser,
  id: number,
  { version, ...change }: z.output<typeof invitationPatchBody>,
): Promise<AdminInvitation> {
  const now = dependencies.now();
  return changeRecord(dependencies, admin, recordAt(now), id, version, async (tx, before) => {
    // A form sends back the end unchanged, which may have passed meanwhile.
    const isSameEnd =
      typeof change.expires_at === 'string' &&
      before.expires_at === new Date(change.expires_at).toISOString();
    if (!isSameEnd) assertFuture(change.expires_at, now);
    const { max_uses: maxUses } = change;
    if (typeof maxUses === 'number' && maxUses < before.used_count) {
      const params = { count: before.used_count };
      throw fieldError('VALIDATION_FAILED', 'max_uses', {
        key: 'messages.accounts.invitations.usedMore',
        params,
      });
    }
    // The same group may have been archived meanwhile.
    const { group_id: groupId } = change;
    if (typeof groupId === 'number' && groupId !== before.group_id) {
      await assertGroupInUse(tx, groupId);
    }
    await updateInvitation(tx, id, change);
  });
}

/**
 * Archives a code of the academy.
 * @throws AppError NOT_FOUND; INVALID_STATE for a learner’s own code, which is switched off
 */
export function archiveInvitation(
  dependencies: Dependencies,
  admin: CurrentUser,
  id: number,
): Promise<void> {
  return archiveRecord(dependencies, admin, recordAt(dependencies.now()), id, async (tx, at) => {
    const { owner_user_id: ownerId } = await getInvitation(tx, id);
    if (ownerId !== null) {
      throw new AppError('INVALID_STATE', { msg: 'messages.accounts.invitations.ownCode' });
    }
    await setInvitationArchived(tx, id, at);
  });
}

/** Restores an archived code of the academy. @throws AppError NOT_FOUND */
export async function restoreInvitation(
  dependencies: Dependencies,
  admin: CurrentUser,
  id: number,
): Promise<AdminInvitation> {
  const now = dependencies.now();
  const archived = recordAt(now, true);
  await archiveRecord(
    dependencies,
    admin,
    archived,
    id,
    (tx) => setInvitationArchived(tx, id, null),
    'restore',
  );
  return getAdminInvitation(dependencies.database.db, id, now);
}
