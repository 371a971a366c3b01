import type { Tx } from '#database/open.ts';
import { type HoldTransition, lockHold } from './lock-hold.ts';
import { asRepeat, insertEntry, type WrittenEntry } from './points.store.ts';

/**
 * Uses held points: their reward was shipped or handed over. A repeated call changes nothing and
 * returns the first entry.
 * @throws AppError INVALID_STATE where the points were released already
 * @throws AppError NOT_FOUND where there is no such hold
 */
export async function captureHold(tx: Tx, step: HoldTransition): Promise<WrittenEntry> {
  const { hold, accounts, done } = await lockHold(tx, step.holdPointId, 'captured');
  if (done) return asRepeat(done, accounts);
  return insertEntry(tx, {
    ...hold,
    kind: 'reward_redemption',
    from: 'held',
    to: 'spent',
    key: `reward_redemption:settle:${step.holdPointId}`,
    resolvesPointId: step.holdPointId,
    actorUserId: step.actorUserId ?? null,
    now: step.now,
  });
}
