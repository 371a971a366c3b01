import type { Tx } from '#database/open.ts';
import { Failure } from '../../lib/app-error.ts';
import { releaseHold, settleHold } from '../points/index.ts';
import { decideStep, type Step, type StepAction } from './rewards.rules.ts';
import {
  insertRedemptionEvent,
  type LockedRedemption,
  returnStock,
  type StepDetails,
  updateRedemptionStatus,
} from './rewards.store.ts';

interface Move {
  /** As `lockRedemption` gave it in this transaction. */
  redemption: LockedRedemption;
  action: StepAction;
  /** The admin, or the learner who takes the request back. */
  actorUserId: number;
  note?: string;
  details?: StepDetails;
  now: Date;
}

/**
 * What all steps have in common: the status moves once, points and stock follow it, and
 * the step is kept.
 * @throws Failure INVALID_STATE with the current status in `data`
 */
export async function moveRedemption(tx: Tx, move: Move): Promise<Step> {
  const { redemption, action, actorUserId, note = '', details = {}, now } = move;
  const { redemption_id: redemptionId, status } = redemption;
  const step = decideStep(action, redemption);
  const hasMoved =
    step !== null &&
    (await updateRedemptionStatus(tx, redemption, { ...details, status: step.status }, now));
  if (!hasMoved) {
    throw new Failure('INVALID_STATE', { data: { redemption_id: redemptionId, status } });
  }

  const byAdmin = action === 'cancel' ? {} : { actorUserId };
  const hold = { holdPointId: redemption.hold_point_id, ...byAdmin, now };
  if (step.points === 'spend') await settleHold(tx, hold);
  if (step.points === 'give_back') {
    await releaseHold(tx, hold);
    if (redemption.took_stock) await returnStock(tx, redemption.reward_id, now);
  }
  await insertRedemptionEvent(tx, { redemptionId, status: step.status, actorUserId, note, now });
  return step;
}
