import type { Tx } from '#database/open.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import { AppError } from '#server/lib/app-error.ts';
import { findOpenLots, getLotOf, returnToLots, takesFrom } from './lots.store.ts';
import {
  asRepeat,
  type Entry,
  findReversalOf,
  getEntry,
  insertEntry,
  lockAccounts,
  subjectOf,
  type WrittenEntry,
} from './points.store.ts';
import { isReversible } from './reversible-entries.rules.ts';
import { chooseLotsOfCorrection, type LotTake } from './spending-order.rules.ts';

interface Correction {
  pointId: number;
  /** Stored with the entry. */
  reason: string;
  actorUserId: number;
  now: Date;
}

/**
 * Corrects an entry by a new one that mirrors it, as a whole. Points that it removed return to
 * their lots; points that it added are removed again, even where they are partly used, as long as
 * the learner has as many. The cause of a corrected earning stays paid: it does not earn again.
 * Called again it changes nothing more.
 * @throws AppError INVALID_STATE for reversals, and for holds and what resolves them
 * @throws AppError INSUFFICIENT_POINTS where the learner has used too many of them
 * @throws AppError NOT_FOUND where there is no such entry
 * @throws AppError FORBIDDEN for one's own points
 */
export async function reverseEntry(tx: Tx, correction: Correction): Promise<WrittenEntry> {
  const { pointId, reason, actorUserId, now } = correction;
  const entry = await getEntry(tx, pointId);
  await assertMayDecideAbout(tx, { what: 'points', ownerUserId: entry.user_id, actorUserId });
  if (!isReversible(entry.kind)) throw new AppError('INVALID_STATE');
  const accounts = await lockAccounts(tx, entry.user_id);
  const before = await findReversalOf(tx, pointId);
  if (before) return asRepeat(before, accounts);

  const hasPaid = entry.to_kind === 'available';
  if (hasPaid && accounts.available < entry.amount) throw new AppError('INSUFFICIENT_POINTS');
  const takes = hasPaid ? await chooseTakes(tx, entry) : [];
  const reversal = {
    userId: entry.user_id,
    kind: 'reversal',
    amount: entry.amount,
    from: entry.to_kind,
    to: entry.from_kind,
    key: `reversal:${pointId}`,
    subject: subjectOf(entry),
    reason,
    reversesPointId: pointId,
    actorUserId,
    now,
  } as const;
  if (hasPaid) return insertEntry(tx, reversal, takesFrom(takes));
  const written = await insertEntry(tx, reversal);
  await returnToLots(tx, written.pointId, pointId, now);
  return written;
}

async function chooseTakes(tx: Tx, entry: Entry): Promise<LotTake[]> {
  const own = await getLotOf(tx, entry.point_id);
  const lots = await findOpenLots(tx, entry.user_id, entry.amount);
  return chooseLotsOfCorrection(own, lots, entry.amount);
}
