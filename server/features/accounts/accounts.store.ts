import { sql } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { Db, Tx } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import type { AdminRole } from '#domain/permissions.ts';
import { isDeactivated } from '#server/auth/deactivated-accounts.ts';

interface NewUser {
  email: string;
  /** null: they set a password by their email. */
  passwordHash: string | null;
  name: string;
  language: Locale;
  role: Role;
  /** Of an admin; absent: an owner. */
  adminRole?: AdminRole | undefined;
  now: Date;
  /** When the address was proven; absent: it is not. */
  emailVerifiedAt?: Date;
}

/** @throws the constraint `users_email_key` where the email is taken */
export async function insertUser(tx: Tx, user: NewUser) {
  return tx
    .insertInto('users')
    .values({
      email: user.email,
      password_hash: user.passwordHash,
      name: user.name,
      language_preference: user.language,
      role: user.role,
      admin_role: user.adminRole ?? null,
      created_at: user.now,
      email_verified_at: user.emailVerifiedAt ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markSeen(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_seen_at: now }).where('user_id', '=', userId).execute();
}

/** A day counts as active once, however much is done on it. */
export async function markActiveDay(db: Db, userId: number, day: string): Promise<void> {
  await db
    .insertInto('active_days')
    .values({ user_id: userId, day })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/**
 * Replaces a hash by a stronger one of the same password.
 * @returns false where the stored hash has changed meanwhile
 */
export async function replacePasswordHash(
  db: Db,
  userId: number,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('user_id', '=', userId)
    .where('password_hash', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function updateUser(
  db: Db,
  userId: number,
  change: {
    name?: string | undefined;
    email?: string | undefined;
    avatar?: string | null | undefined;
    language_preference?: Locale | undefined;
    password_hash?: string | null | undefined;
    role?: Role | undefined;
    admin_role?: AdminRole | null | undefined;
    is_active?: boolean | undefined;
  },
) {
  return db
    .updateTable('users')
    .set({ ...change, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks a person's row until the transaction ends, so that what is counted of theirs stays so. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks a person's row until the transaction ends and returns whether the password that was
 * verified before it is still theirs, and they may still log in.
 */
export async function lockVerifiedUser(
  tx: Tx,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select(['password_hash', 'is_active', 'archived_at'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user === undefined || isDeactivated(user)) return false;
  return user.password_hash === passwordHash;
}
