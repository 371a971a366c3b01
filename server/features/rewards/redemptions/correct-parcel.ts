import type { z } from 'zod';
import type { parcelBody, parcelState } from '#contract/redemptions-admin.ts';
import type { Tx } from '#database/open.ts';
import { canCorrectParcel } from '#domain/redemption-status.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, type RecordKind } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { alreadyThere } from './already-there.ts';
import { notifyTransition } from './notify-transition.ts';
import { insertRedemptionEvent, lockRedemption, updateParcel } from './redemptions.store.ts';

type ParcelState = z.output<typeof parcelState>;

async function getParcel(tx: Tx, redemptionId: number): Promise<ParcelState> {
  const redemption = await lockRedemption(tx, redemptionId);
  if (!redemption) throw new AppError('NOT_FOUND');
  const { status, carrier, tracking_number, version } = redemption;
  return { status, carrier, tracking_number, version };
}

const parcels: RecordKind<number, ParcelState> = {
  entity: 'redemption',
  lock: async (tx, id) => (await lockRedemption(tx, id)) !== undefined,
  get: getParcel,
};

/**
 * Corrects the carrier or the tracking number of a parcel. Status, points and stock stay.
 * @throws AppError NOT_FOUND; STALE_VERSION with the current parcel in `data`; INVALID_STATE, with
 *   the status, where nothing was shipped
 * @throws AppError FORBIDDEN for an own request
 */
export async function correctParcel(
  dependencies: Dependencies,
  admin: CurrentUser,
  redemptionId: number,
  { version, ...body }: z.output<typeof parcelBody>,
): Promise<void> {
  const next = { carrier: body.carrier, tracking_number: body.tracking_number || null };
  const correct = async (tx: Tx, before: ParcelState, now: Date) => {
    const redemption = await lockRedemption(tx, redemptionId);
    const ownerUserId = redemption?.user_id ?? null;
    const actorUserId = admin.userId;
    await assertMayDecideAbout(tx, { what: 'request', ownerUserId, actorUserId });
    if (!redemption || !canCorrectParcel(redemption)) {
      throw new AppError('INVALID_STATE', {
        msg: alreadyThere(before.status),
        data: { redemption_id: redemptionId, status: before.status },
      });
    }
    const isChanged =
      before.carrier !== next.carrier || before.tracking_number !== next.tracking_number;
    if (!isChanged) return;
    await updateParcel(tx, redemptionId, next);
    await insertRedemptionEvent(tx, {
      redemptionId,
      status: before.status,
      isCorrection: true,
      actorUserId: admin.userId,
      note: '',
      now,
    });
    await notifyTransition(tx, redemption, 'correct', now);
  };
  await changeRecord(dependencies, admin, parcels, redemptionId, version, correct, 'correct');
}
