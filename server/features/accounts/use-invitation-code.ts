import type { Tx } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isInvitationUsable, normaliseCode } from './invitation-validity.rules.ts';

/**
 * The invitation code that somebody registers with, locked until the transaction ends, so that a
 * last use goes to one of two people. A code that is used up, expired, switched off or unknown
 * registers nobody.
 * @param typed as the person typed it
 * @throws AppError INVITATION_INVALID
 */
export async function lockUsableInvitation(tx: Tx, typed: string, now: Date) {
  const invitation = await tx
    .selectFrom('invitation_codes')
    .selectAll()
    .where('code', '=', normaliseCode(typed))
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation || !isInvitationUsable(invitation, now)) throw new AppError('INVITATION_INVALID');
  return invitation;
}

/** Counts a use of a code, and records who came with it. */
export async function noteInvitationUse(tx: Tx, invitationCodeId: number, userId: number) {
  await tx
    .updateTable('invitation_codes')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('invitation_code_id', '=', invitationCodeId)
    .execute();
  await tx
    .insertInto('invitation_uses')
    .values({ invitation_code_id: invitationCodeId, user_id: userId })
    .execute();
}
