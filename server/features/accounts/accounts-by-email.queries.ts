import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';

const emailIs = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/** A person who may log in, by email without regard to case. */
export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where(emailIs(email))
    .where(isNotDeactivated('users'))
    .executeTakeFirst();
}

/** The account of an email, also one that is deactivated. */
export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['user_id', 'role'])
    .where(emailIs(email))
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** @param exceptUserId the account that may have it already */
export async function isEmailTaken(db: Db, email: string, exceptUserId = 0): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('user_id')
    .where(emailIs(email))
    .where('user_id', '<>', exceptUserId)
    .executeTakeFirst();
  return found !== undefined;
}
