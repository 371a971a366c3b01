import type { Db, Tx } from '#database/open.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';
import { hashToken } from '#server/auth/token.ts';

/** The address that a link goes to: the present one, or the new one. */
export type Side = 'current' | 'new';

interface NewEmailChange {
  userId: number;
  email: string;
  now: Date;
  expiresAt: Date;
  /** The present address need not agree. */
  isCurrentUnproven: boolean;
}

/** Stores what a person asks for, in the place of what they asked for before. */
export async function replaceEmailChange(tx: Tx, change: NewEmailChange): Promise<void> {
  await deleteEmailChange(tx, change.userId);
  await tx
    .insertInto('email_changes')
    .values({
      user_id: change.userId,
      email: change.email,
      requested_at: change.now,
      expires_at: change.expiresAt,
      current_confirmed_at: change.isCurrentUnproven ? change.now : null,
    })
    .execute();
}

/** Withdraws what a person asked for, with its links; what is completed stays as it is. */
export async function deleteEmailChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/** The change that a person has asked for and that can still be confirmed. */
export function findOpenEmailChange(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function insertEmailChangeLink(
  tx: Tx,
  { token, userId, side }: { token: string; userId: number; side: Side },
): Promise<void> {
  await tx
    .insertInto('email_change_links')
    .values({ token_hash: hashToken(token), user_id: userId, side })
    // A retry mails the same link.
    .onConflict((oc) => oc.column('token_hash').doNothing())
    .execute();
}

/** The change of a mailed link, whose person may log in. */
export function findEmailChangeOfLink(db: Db, token: string) {
  return db
    .selectFrom('email_change_links as link')
    .innerJoin('email_changes as change', 'change.user_id', 'link.user_id')
    .innerJoin('users', 'users.user_id', 'link.user_id')
    .selectAll('change')
    .select(['link.side', 'users.name'])
    .where('link.token_hash', '=', hashToken(token))
    .where(isNotDeactivated('users'))
    .executeTakeFirst();
}

interface Confirmation {
  userId: number;
  side: Side;
  /** Whether the new side agreed outside a session of the account. */
  isElsewhere: boolean;
  now: Date;
}

/** Records that one side agreed; the first time stays. */
export async function setSideConfirmed(
  tx: Tx,
  { userId, side, isElsewhere, now }: Confirmation,
): Promise<void> {
  const column = side === 'new' ? 'new_confirmed_at' : 'current_confirmed_at';
  await tx
    .updateTable('email_changes')
    .set((eb) => ({
      [column]: eb.fn.coalesce(column, eb.val(now)),
      new_confirmed_elsewhere: isElsewhere,
    }))
    .where('user_id', '=', userId)
    .execute();
}

export async function setEmailChangeCompleted(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('email_changes')
    .set({ completed_at: now })
    .where('user_id', '=', userId)
    .execute();
}
