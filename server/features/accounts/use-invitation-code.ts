import type { Tx } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isInvitationUsable, normaliseCode } from './invitation-validity.rules.ts';

/**
 * The invitation code that somebody registers with. A code that is used up, expired, switched off or
 * unknown registers nobody.
 * @param typed as the person typed it
 * @throws AppError INVITATION_INVALID
 */
export async function findUsableInvitation(tx: Tx, typed: string, now: Date) {
  const invitation = await tx
    .selectFrom('invitation_codes')
    .selectAll()
    .where('code', '=', normaliseCode(typed))
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!invitation || !isInvitationUsable(invitation, now)) throw new AppError('INVITATION_INVALID');
  return invitation;
}

/**
 * Counts a use of a code, and records who came with it. Everybody who registers with a code waits
 * for its row, so this is the last step of a registration; a last use goes to one of two people.
 * @throws AppError INVITATION_INVALID where the code is not usable any more
 */
export async function countInvitationUse(
  tx: Tx,
  invitationCodeId: number,
  userId: number,
  now: Date,
) {
  const used = await tx
    .updateTable('invitation_codes')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('invitation_code_id', '=', invitationCodeId)
    .where('archived_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  const isUsable = used && isInvitationUsable({ ...used, used_count: used.used_count - 1 }, now);
  if (!isUsable) throw new AppError('INVITATION_INVALID');
  await tx
    .insertInto('invitation_uses')
    .values({ invitation_code_id: invitationCodeId, user_id: userId })
    .execute();
}
