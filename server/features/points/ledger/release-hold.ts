import type { Tx } from '#database/open.ts';
import { type HoldTransition, lockHold } from './lock-hold.ts';
import { returnToLots } from './lots.store.ts';
import { asRepeat, insertEntry, type WrittenEntry } from './points.store.ts';

/**
 * Releases held points to the lots that they came from (`returnToLots` chooses them), where
 * `decideTransition` says so: a request was declined or cancelled. A lot that has expired meanwhile
 * gets 30 more days. A repeated call releases nothing more and returns the first entry.
 * @throws AppError INVALID_STATE where the points were captured already
 * @throws AppError NOT_FOUND where there is no such hold
 */
export async function releaseHold(tx: Tx, step: HoldTransition): Promise<WrittenEntry> {
  const { hold, accounts, done } = await lockHold(tx, step.holdPointId, 'released');
  if (done) return asRepeat(done, accounts);
  const written = await insertEntry(tx, {
    ...hold,
    kind: 'redemption_refund',
    from: 'held',
    to: 'available',
    key: `redemption_refund:${step.holdPointId}`,
    resolvesPointId: step.holdPointId,
    actorUserId: step.actorUserId ?? null,
    now: step.now,
  });
  await returnToLots(tx, written.pointId, step.holdPointId, step.now);
  return written;
}
