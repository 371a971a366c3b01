import type { Db } from '#database/open.ts';
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
