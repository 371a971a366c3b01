import type { Tx } from '#database/open.ts';
import type { LockedAccounts, WrittenEntry } from './points.store.ts';
import { takePoints } from './take-points.ts';

interface Hold {
  userId: number;
  /** Positive. */
  amount: number;
  rewardId: number;
  /** The cause, from `rewardRedemptionKey`. */
  key: string;
  /** Where this transaction has locked them already. */
  accounts?: LockedAccounts;
  now: Date;
}

/**
 * Holds points for a requested reward: they are still the learner's, cannot be used twice, and do
 * not expire. The request that names this hold (`reward_redemptions.hold_point_id`) must be written
 * in the same transaction: at its end the database refuses a hold without one. Called again with
 * the same key it holds nothing more and returns the first hold.
 * @throws AppError INSUFFICIENT_POINTS
 * @throws AppError IDEMPOTENCY_CONFLICT where the key was used for another hold
 * @throws AppError NOT_FOUND where there is no such learner
 */
export function holdPoints(
  tx: Tx,
  { userId, amount, rewardId, key, accounts, now }: Hold,
): Promise<WrittenEntry> {
  const subject = { kind: 'reward', id: rewardId } as const;
  return takePoints(tx, {
    userId,
    kind: 'reward_redemption',
    to: 'held',
    amount,
    subject,
    key,
    ...(accounts === undefined ? {} : { accounts }),
    now,
  });
}
