import type { Tx } from '#database/open.ts';
import { insertAccounts, insertAccountsOfMany } from './points.store.ts';

/**
 * Gives a new user the two accounts of the ledger, available and held, at zero. Belongs
 * in the transaction that makes the user; a user who has them keeps them.
 */
export function createPointAccounts(tx: Tx, userId: number): Promise<void> {
  return insertAccounts(tx, userId);
}

/** The same for many new users at once. */
export function createPointAccountsOfMany(tx: Tx, userIds: readonly number[]): Promise<void> {
  return insertAccountsOfMany(tx, userIds);
}
