import type { Tx } from '#database/open.ts';
import type { LockedAccounts, WrittenEntry } from './points.store.ts';
import { takePoints } from './take-points.ts';

interface Spending {
  userId: number;
  /** Positive; a course that costs nothing spends nothing. */
  amount: number;
  courseId: number;
  /** The cause, from `courseRedemptionKey`. */
  key: string;
  /** Where this transaction has locked them already. */
  accounts?: LockedAccounts;
  now: Date;
}

/**
 * Uses a learner's points for a course. Called again with the same key it charges nothing more and
 * returns the first entry.
 * @throws AppError INSUFFICIENT_POINTS
 * @throws AppError IDEMPOTENCY_CONFLICT where the key has paid for something else
 * @throws AppError NOT_FOUND where there is no such learner
 */
export function spendPoints(
  tx: Tx,
  { userId, amount, courseId, key, accounts, now }: Spending,
): Promise<WrittenEntry> {
  const subject = { kind: 'course', id: courseId } as const;
  return takePoints(tx, {
    userId,
    kind: 'course_redemption',
    to: 'spent',
    amount,
    subject,
    key,
    ...(accounts === undefined ? {} : { accounts }),
    now,
  });
}
