import type { Tx } from '#database/open.ts';
import { insertAccounts, insertAccountsOfMany } from './points.store.ts';

/**
 * Creates the two accounts of a new user, available and held, at zero; to be called in the
 * transaction that creates the user. Existing accounts stay.
 */
export function createPointAccounts(tx: Tx, userId: number): Promise<void> {
  return insertAccounts(tx, userId);
}

/** The same for many new users at once. */
export function createPointAccountsOfMany(tx: Tx, userIds: readonly number[]): Promise<void> {
  return insertAccountsOfMany(tx, userIds);
}
