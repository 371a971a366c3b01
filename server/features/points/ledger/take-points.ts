import type { Tx } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import { assertPoints } from './amount-limits.rules.ts';
import { findLotsToTake, takesFrom } from './lots.store.ts';
import {
  asRepeat,
  assertSameRequest,
  getEntryByKey,
  insertEntry,
  type LockedAccounts,
  lockAccounts,
  type PointSubject,
  type WrittenEntry,
} from './points.store.ts';
import { chooseLots } from './spending-order.rules.ts';

interface Taking {
  userId: number;
  kind: 'course_redemption' | 'reward_redemption' | 'admin_adjustment';
  to: 'spent' | 'held' | 'adjusted';
  /** Positive. */
  amount: number;
  subject: PointSubject | null;
  key: string;
  reason?: string;
  actorUserId?: number | null;
  /** Where this transaction has locked them already. */
  accounts?: LockedAccounts;
  now: Date;
}

/**
 * The common part of using, holding and removing points: they leave from the lots that expire
 * first, once for each key.
 * @throws AppError INSUFFICIENT_POINTS
 * @throws AppError IDEMPOTENCY_CONFLICT where the key was used for something else
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function takePoints(tx: Tx, taking: Taking): Promise<WrittenEntry> {
  const { userId, amount, key } = taking;
  assertPoints(amount);
  const accounts = taking.accounts ?? (await lockAccounts(tx, userId));
  const { isRepeat, lots } = await findLotsToTake(tx, { userId, amount, key });
  if (isRepeat) {
    const before = await getEntryByKey(tx, key);
    assertSameRequest(before, taking);
    return asRepeat(before, accounts);
  }
  if (accounts.available < amount) throw new AppError('INSUFFICIENT_POINTS');
  const takes = takesFrom(chooseLots(lots, amount));
  return insertEntry(tx, { ...taking, from: 'available' }, takes);
}
