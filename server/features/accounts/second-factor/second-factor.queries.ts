import type { Db } from '#database/open.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';
import { countPasskeys } from '../passkeys/passkeys.store.ts';
import { findFactor } from './second-factor.store.ts';

/** By what a person can make the second step of a login. */
export interface Factors {
  hasApp: boolean;
  passkeys: number;
}

export async function readFactors(db: Db, userId: number): Promise<Factors> {
  const factor = await findFactor(db, userId);
  const hasApp = factor !== undefined && factor.confirmed_at !== null;
  return { hasApp, passkeys: await countPasskeys(db, userId) };
}

export const hasFactor = ({ hasApp, passkeys }: Factors): boolean => hasApp || passkeys > 0;

/** Whether a person is the academy's only active owner: nobody else can reset their factor. */
export async function isOnlyOwner(db: Db, userId: number): Promise<boolean> {
  const owners = await db
    .selectFrom('users')
    .select('user_id')
    .where('admin_role', '=', 'owner')
    .where(isNotDeactivated('users'))
    .limit(2)
    .execute();
  return owners.length === 1 && owners[0]?.user_id === userId;
}
