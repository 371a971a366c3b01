import type { Db, Tx } from '#database/open.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';

/** A person's passkeys, the oldest first. */
export function listPasskeys(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('passkey_id')
    .execute();
}

export async function countPasskeys(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasPasskey(db: Db, userId: number, passkeyId: number): Promise<boolean> {
  const found = await db
    .selectFrom('passkeys')
    .select('passkey_id')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The passkey of a credential, with what its person logs in by; they may still log in. */
export function findCredential(db: Db, credentialId: Buffer) {
  return db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select(['p.passkey_id', 'p.user_id', 'p.credential_id', 'p.user_handle', 'p.public_key'])
    .select(['p.counter', 'p.name', 'u.password_hash', 'u.name as user_name'])
    .where('p.credential_id', '=', credentialId)
    .where(isNotDeactivated('u'))
    .executeTakeFirst();
}

interface NewCredential {
  userId: number;
  slot: number;
  credentialId: Buffer;
  userHandle: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  isSynced: boolean;
  isBackedUp: boolean;
  name: string;
  now: Date;
}

/** @returns undefined where the credential is known already */
export function insertPasskey(tx: Tx, passkey: NewCredential) {
  return tx
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      slot: passkey.slot,
      credential_id: passkey.credentialId,
      user_handle: passkey.userHandle,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      is_synced: passkey.isSynced,
      is_backed_up: passkey.isBackedUp,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((oc) => oc.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Notes that a passkey was used.
 * @returns false where it is gone, or was used with this count or a higher one meanwhile
 */
export async function markPasskeyUsed(
  tx: Tx,
  passkeyId: number,
  used: { counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const { counter, isBackedUp, now } = used;
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: now })
    .where('passkey_id', '=', passkeyId)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns undefined where the person has no such passkey */
export function renamePasskeyOf(db: Db, userId: number, passkeyId: number, name: string) {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns its name; undefined where the person has no such passkey */
export function deletePasskey(tx: Tx, userId: number, passkeyId: number) {
  return tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst();
}

/** @returns whether there were any */
export async function deletePasskeys(tx: Tx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
