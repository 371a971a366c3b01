import type { Db, Tx } from '#database/open.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';
import { hashToken } from '#server/auth/token.ts';
import { deleteEmailChange } from './email-change/email-changes.store.ts';
import { endPasswordResets } from './password-reset-link.store.ts';
import { deleteSessions } from './sessions.store.ts';

interface NewVerification {
  userId: number;
  /** The address that the link goes to, and that it proves. */
  email: string;
  token: string;
  now: Date;
  expiresAt: Date;
}

export async function insertEmailVerification(tx: Tx, link: NewVerification): Promise<void> {
  await tx
    .insertInto('email_verifications')
    .values({
      token_hash: hashToken(link.token),
      user_id: link.userId,
      email: link.email,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    // A retry mails the same link; its period of validity starts again.
    .onConflict((oc) =>
      oc.column('token_hash').doUpdateSet((eb) => ({ expires_at: eb.ref('excluded.expires_at') })),
    )
    .execute();
}

/**
 * The link of a token with the person as they are now: not found where they have another address
 * since, or no access.
 */
export function findEmailVerification(db: Db, token: string) {
  return db
    .selectFrom('email_verifications as link')
    .innerJoin('users', (join) =>
      join.onRef('users.user_id', '=', 'link.user_id').onRef('users.email', '=', 'link.email'),
    )
    .select(['link.user_id', 'link.expires_at', 'link.used_at', 'users.email_verified_at'])
    .where('link.token_hash', '=', hashToken(token))
    .where(isNotDeactivated('users'))
    .executeTakeFirst();
}

/** Records that a person's address is theirs; the first verification stays. */
export async function setEmailVerified(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('user_id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function endEmailVerifications(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('email_verifications')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Ends every link that was mailed to a person: to set a password, to verify or change the address. */
export async function endMailedLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await endPasswordResets(tx, userId, now);
  await deleteEmailChange(tx, userId);
  await endEmailVerifications(tx, userId, now);
}

/** Ends every session of a person, and every link that could open one or prove the address. */
export async function endSessionsAndLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await deleteSessions(tx, userId);
  await endMailedLinks(tx, userId, now);
}
