import { type Db, inTransaction } from '#database/open.ts';
import { findEndedLots, listLearnersToExpire, takesFrom } from './lots.store.ts';
import { insertEntry, lockAccounts } from './points.store.ts';
import { lotsOfOneEntry, sumRemaining } from './points-expiry.rules.ts';

const LEARNERS_AT_ONCE = 200;

/**
 * Expires the points of lots that have ended: one entry and one transaction for each learner, so
 * that an interrupted run has done whole learners and the next one does the rest. It reads the
 * state of the lots, not a log of earlier runs: run twice, or by two processes at once, it expires
 * nothing twice. Until it has run, points past their end can still be used, since a balance is
 * always what can be used.
 */
export async function expireLots(db: Db, now: Date): Promise<{ learners: number; points: number }> {
  const done = { learners: 0, points: 0 };
  let afterUserId = 0;
  for (;;) {
    const limit = LEARNERS_AT_ONCE;
    const userIds = await listLearnersToExpire(db, { now, afterUserId, limit });
    for (const userId of userIds) {
      const points = await expireLotsOf(db, userId, now);
      done.learners += points > 0 ? 1 : 0;
      done.points += points;
    }
    afterUserId = userIds.at(-1) ?? 0;
    if (userIds.length < limit) return done;
  }
}

/** @returns the points that have expired; 0 where another run was faster */
function expireLotsOf(db: Db, userId: number, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockAccounts(tx, userId);
    const lots = lotsOfOneEntry(await findEndedLots(tx, userId, now));
    const [first] = lots;
    if (!first) return 0;
    const amount = sumRemaining(lots);
    const entry = {
      userId,
      kind: 'expiry',
      amount,
      from: 'available',
      to: 'expired',
      // Each state of a lot expires once; points that return to it make a new state.
      key: `expiry:${first.lot_id}:${first.last_point_id}`,
      subject: null,
      now,
    } as const;
    const takes = lots.map((lot) => ({ lotId: lot.lot_id, amount: lot.remaining }));
    await insertEntry(tx, entry, takesFrom(takes));
    return amount;
  });
}
