import type { Tx } from '#database/open.ts';
import {
  decideTransition,
  type Transition,
  type TransitionAction,
} from '#domain/redemption-status.ts';
import { captureHold, releaseHold } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { returnStock } from '../reward-stock.store.ts';
import { alreadyThere } from './already-there.ts';
import { fulfilRequest } from './fulfil-request.ts';
import {
  insertRedemptionEvent,
  type LockedRedemption,
  type TransitionDetails,
  updateRedemptionStatus,
} from './redemptions.store.ts';

interface Move {
  /** As `lockRedemption` gave it in this transaction. */
  redemption: LockedRedemption;
  action: TransitionAction;
  /** The admin, or the learner who cancels the request. */
  actorUserId: number;
  note?: string;
  details?: TransitionDetails;
  now: Date;
}

/**
 * The common part of all transitions: the status changes once, points, stock and what the reward gives follow it,
 * and the transition is recorded.
 * @throws AppError INVALID_STATE with the current status in `data`, or why it cannot be fulfilled
 */
export async function transitionRedemption(tx: Tx, move: Move): Promise<Transition> {
  const { redemption, action, actorUserId, note = '', details = {}, now } = move;
  const { redemption_id: redemptionId, status } = redemption;
  const step = decideTransition(action, redemption);
  const hasMoved =
    step !== null &&
    (await updateRedemptionStatus(tx, redemption, { ...details, status: step.status }, now));
  if (!hasMoved) {
    // Learners see the status of their own request; admins may collide with each other.
    const msg = action === 'cancel' ? {} : { msg: alreadyThere(status) };
    throw new AppError('INVALID_STATE', { ...msg, data: { redemption_id: redemptionId, status } });
  }

  const byAdmin = action === 'cancel' ? {} : { actorUserId };
  const hold = { holdPointId: redemption.hold_point_id, ...byAdmin, now };
  if (step.points === 'capture') await captureHold(tx, hold);
  if (redemption.fulfils_itself && step.status === 'completed') {
    await fulfilRequest(tx, redemption, actorUserId, now);
  }
  if (step.points === 'release') {
    await releaseHold(tx, hold);
    if (redemption.took_stock) await returnStock(tx, redemption.reward_id, now);
  }
  await insertRedemptionEvent(tx, { redemptionId, status: step.status, actorUserId, note, now });
  return step;
}
