import type { z } from 'zod';
import type { invitationCreateBody, invitationPatchBody } from '#contract/invitations-admin.ts';
import type { Db, Tx } from '#database/open.ts';

/** Locks a code until the transaction ends: one in use, or an archived one of the academy. */
export async function lockInvitationById(
  tx: Tx,
  invitationCodeId: number,
  archived: boolean,
): Promise<boolean> {
  const row = await tx
    .selectFrom('invitation_codes')
    .select('invitation_code_id')
    .where('invitation_code_id', '=', invitationCodeId)
    .where('archived_at', archived ? 'is not' : 'is', null)
    // A learner's own code is archived with the learner, for good.
    .$if(archived, (qb) => qb.where('owner_user_id', 'is', null))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Archived codes count too: they may still be in print. */
export async function isCodeTaken(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitation_codes')
    .select('invitation_code_id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks a group until the transaction ends, so that it is not archived meanwhile.
 * @returns whether there is such a group in use
 */
export async function lockGroupOfCode(tx: Tx, groupId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('learner_groups')
    .select('group_id')
    .where('group_id', '=', groupId)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the id of the new code */
export async function insertInvitation(
  tx: Tx,
  invitation: z.output<typeof invitationCreateBody>,
  now: Date,
): Promise<number> {
  const { invitation_code_id } = await tx
    .insertInto('invitation_codes')
    .values({ ...invitation, created_at: now })
    .returning('invitation_code_id')
    .executeTakeFirstOrThrow();
  return invitation_code_id;
}

/** @param change what is undefined in it stays as it is */
export async function updateInvitation(
  tx: Tx,
  invitationCodeId: number,
  change: Omit<z.output<typeof invitationPatchBody>, 'version'>,
): Promise<void> {
  await tx
    .updateTable('invitation_codes')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('invitation_code_id', '=', invitationCodeId)
    .execute();
}

/** @param at null: it is in use again */
export async function setInvitationArchived(
  tx: Tx,
  invitationCodeId: number,
  at: Date | null,
): Promise<void> {
  await tx
    .updateTable('invitation_codes')
    .set((eb) => ({ archived_at: at, version: eb('version', '+', 1) }))
    .where('invitation_code_id', '=', invitationCodeId)
    .execute();
}
