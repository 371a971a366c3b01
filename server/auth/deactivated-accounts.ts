import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an account is deactivated, or removed. Nothing logs in to it: no password, passkey or
 * provider, no mailed link, no login that waits for its code. Its sessions and their tokens stop at
 * once, and nothing is mailed to it.
 */
export function isDeactivated(user: { is_active: boolean; archived_at: Date | null }): boolean {
  return !user.is_active || user.archived_at !== null;
}

/**
 * The opposite, as a condition of a query.
 * @param users the name that the table of users has in it
 */
export function isNotDeactivated(users: 'users' | 'u' | 'other'): RawBuilder<boolean> {
  return sql`(${sql.ref(`${users}.is_active`)} and ${sql.ref(`${users}.archived_at`)} is null)`;
}
