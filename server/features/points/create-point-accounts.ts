import type { Tx } from '#database/open.ts';
import { insertAccounts } from './points.store.ts';

/**
 * Gives a new user the two accounts of the ledger, available and held, at zero. Belongs
 * in the transaction that makes the user; a user who has them keeps them.
 */
export function createPointAccounts(tx: Tx, userId: number): Promise<void> {
  return insertAccounts(tx, userId);
}
