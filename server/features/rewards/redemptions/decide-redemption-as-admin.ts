import type { z } from 'zod';
import type { redemptionActionBody } from '#contract/redemptions-admin.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { RedemptionAction } from '#domain/redemption-status.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { notifyTransition } from './notify-transition.ts';
import {
  type LockedRedemption,
  lockRedemption,
  type TransitionDetails,
} from './redemptions.store.ts';
import { transitionRedemption } from './transition-redemption.ts';

type ActionBody = z.output<typeof redemptionActionBody>;

/** The transition of a request, and its details. */
export interface AdminTransition {
  redemptionId: number;
  action: RedemptionAction;
  body: ActionBody;
}

/** The details that each action writes; others are ignored. */
function detailsOf(action: RedemptionAction, body: ActionBody): TransitionDetails {
  if (action === 'reject') return { rejection_reason: body.reason };
  if (action !== 'ship') return {};
  return { carrier: body.carrier || null, tracking_number: body.tracking_number || null };
}

/**
 * A transition of a request by an admin.
 * @throws AppError NOT_FOUND, INVALID_STATE
 * @throws AppError FORBIDDEN for an own request
 */
export async function decideRedemptionAsAdmin(
  { database, now }: Dependencies,
  admin: CurrentUser,
  { redemptionId, action, body }: AdminTransition,
): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    const redemption = await lockRedemption(tx, redemptionId);
    if (!redemption) throw new AppError('NOT_FOUND');
    const { user_id: ownerUserId } = redemption;
    const actorUserId = admin.userId;
    await assertMayDecideAbout(tx, { what: 'request', ownerUserId, actorUserId });
    const details = detailsOf(action, body);
    const transition = { redemption, action, details, note: body.note, now: now() };
    await transitionAsAdmin(tx, admin, transition);
  });
}

interface LockedTransition {
  /** Locked in this transaction, and not the admin's own. */
  redemption: LockedRedemption;
  action: RedemptionAction;
  details: TransitionDetails;
  note?: string;
  now: Date;
}

/** A transition by an admin: written, announced to the learner, and audited. @throws AppError INVALID_STATE */
export async function transitionAsAdmin(
  tx: Tx,
  admin: CurrentUser,
  { redemption, action, details, note = '', now }: LockedTransition,
): Promise<void> {
  const actorUserId = admin.userId;
  const transition = { redemption, action, actorUserId, note, details, now };
  const { status } = await transitionRedemption(tx, transition);
  await notifyTransition(tx, redemption, action, now);
  await recordAudit(tx, admin, {
    action: `redemption.${action}`,
    entity: 'redemption',
    entityId: redemption.redemption_id,
    before: { status: redemption.status },
    after: { status, ...details, ...(note === '' ? {} : { note }) },
    now,
  });
}
