import type { Tx } from '#database/open.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import { assertPoints } from './amount-limits.rules.ts';
import { newLot } from './lots.store.ts';
import {
  asRepeat,
  assertSameRequest,
  findEntryByKey,
  insertEntry,
  lockAccounts,
  type WrittenEntry,
} from './points.store.ts';
import { takePoints } from './take-points.ts';

interface Adjustment {
  userId: number;
  /** Above zero adds, below zero removes; never zero. */
  amount: number;
  /** Shown to the learner. */
  reason: string;
  /** Who decided; null: the academy itself, as in tests. */
  actorUserId: number | null;
  /** Identifies an adjustment of a learner. */
  idempotencyKey: string;
  now: Date;
}

/**
 * Adjusts points manually; points that are added never expire. Called again with the same key it
 * changes nothing more and returns the first entry.
 * @throws AppError INSUFFICIENT_POINTS where more is removed than available
 * @throws AppError IDEMPOTENCY_CONFLICT where the key was used for another adjustment
 * @throws AppError NOT_FOUND where there is no such learner
 * @throws AppError FORBIDDEN for one's own points
 */
export async function adjustPoints(tx: Tx, adjustment: Adjustment): Promise<WrittenEntry> {
  const { userId, reason, actorUserId, now } = adjustment;
  await assertMayDecideAbout(tx, { what: 'points', ownerUserId: userId, actorUserId });
  const amount = Math.abs(adjustment.amount);
  const entry = {
    userId,
    kind: 'admin_adjustment',
    amount,
    subject: null,
    key: `admin_adjustment:${userId}:${adjustment.idempotencyKey}`,
    reason,
    actorUserId,
    now,
  } as const;
  if (adjustment.amount < 0) return takePoints(tx, { ...entry, to: 'adjusted' });

  assertPoints(amount);
  const accounts = await lockAccounts(tx, userId);
  const before = await findEntryByKey(tx, entry.key);
  if (before) {
    assertSameRequest(before, { ...entry, to: 'available' });
    return asRepeat(before, accounts);
  }
  return insertEntry(tx, { ...entry, from: 'adjusted', to: 'available' }, newLot(null));
}
