import type { Tx } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import { decideHoldTransition, type HoldOutcome } from './hold-outcome.rules.ts';
import { type Entry, findResolutionOf, getEntry, lockAccounts, subjectOf } from './points.store.ts';

/** The input for resolving a hold. */
export interface HoldTransition {
  holdPointId: number;
  /** The admin who decided; absent where the learner did. */
  actorUserId?: number;
  now: Date;
}

/**
 * The common part of capturing and releasing: locks the learner, then reads the state of the hold.
 * `done` is the entry that has done the same before.
 * @throws AppError INVALID_STATE where the opposite was done
 * @throws AppError NOT_FOUND where there is no such hold
 */
export async function lockHold(tx: Tx, holdPointId: number, wanted: HoldOutcome) {
  const entry = await getEntry(tx, holdPointId);
  const isHold = entry.kind === 'reward_redemption' && entry.resolves_point_id === null;
  if (!isHold) throw new AppError('NOT_FOUND');
  const accounts = await lockAccounts(tx, entry.user_id);
  const resolution = await findResolutionOf(tx, holdPointId);
  const step = decideHoldTransition(outcomeOf(resolution), wanted);
  if (step === 'too_late') throw new AppError('INVALID_STATE');
  return {
    hold: { userId: entry.user_id, amount: entry.amount, subject: subjectOf(entry) },
    accounts,
    done: step === 'repeat' ? resolution : undefined,
  };
}

function outcomeOf(resolution: Entry | undefined): HoldOutcome | null {
  if (!resolution) return null;
  return resolution.kind === 'redemption_refund' ? 'released' : 'captured';
}
