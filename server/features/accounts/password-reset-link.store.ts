import type { Db, Tx } from '#database/open.ts';
import { hashToken } from '#server/auth/token.ts';

/** How long a mailed link to set a new password lives, in minutes. */
export const RESET_LINK_MINUTES = 60;

/** Stores a link to set a new password; without a user it is a dummy that opens nothing. */
export async function insertPasswordReset(
  tx: Tx,
  reset: { userId: number | null; token: string; now: Date; expiresAt: Date },
) {
  // As the foreign key locks the row of a person, which is written to the disk with the rest.
  if (reset.userId === null) {
    await tx.selectFrom('users').select('user_id').limit(1).forKeyShare().execute();
  }
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(reset.token),
      user_id: reset.userId,
      created_at: reset.now,
      expires_at: reset.expiresAt,
    })
    // A retry mails the same link; its period of validity starts again.
    .onConflict((oc) =>
      oc.column('token_hash').doUpdateSet((eb) => ({ expires_at: eb.ref('excluded.expires_at') })),
    )
    .execute();
}

/** Ends the links that were mailed to a person before their password changed. */
export async function endPasswordResets(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Uses a reset link up. @returns false where it is not valid (any more) */
export async function usePasswordReset(tx: Tx, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('user_id', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The person whose mailed link would still set a new password. */
export function findResetLink(db: Db, token: string, now: Date) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.user_id', 'password_resets.user_id')
    .select(['users.user_id', 'users.email', 'users.name'])
    .where('password_resets.token_hash', '=', hashToken(token))
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .executeTakeFirst();
}
