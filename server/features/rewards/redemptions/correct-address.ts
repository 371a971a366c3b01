import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { recipientBody } from '#contract/redemptions.ts';
import { recipientState } from '#contract/redemptions-admin.ts';
import type { Tx } from '#database/open.ts';
import { canCorrectAddress } from '#domain/redemption-status.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, type RecordKind } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { alreadyThere } from './already-there.ts';
import { notifyTransition } from './notify-transition.ts';
import { insertRedemptionEvent, lockRedemption, updateRecipient } from './redemptions.store.ts';

type RecipientState = z.output<typeof recipientState>;

async function getRecipient(tx: Tx, redemptionId: number): Promise<RecipientState> {
  const redemption = await lockRedemption(tx, redemptionId);
  if (!redemption) throw new AppError('NOT_FOUND');
  return recipientState.parse(redemption);
}

const recipients: RecordKind<number, RecipientState> = {
  entity: 'redemption',
  lock: async (tx, id) => (await lockRedemption(tx, id)) !== undefined,
  get: getRecipient,
};

/**
 * Corrects the recipient and the address of a parcel that has not left.
 * @throws AppError NOT_FOUND; STALE_VERSION with the current address in `data`; INVALID_STATE, with
 *   the status, where nothing is shipped or it has left
 * @throws AppError FORBIDDEN for an own request
 */
export async function correctAddress(
  dependencies: Dependencies,
  admin: CurrentUser,
  redemptionId: number,
  { version, ...next }: z.output<typeof recipientBody>,
): Promise<void> {
  const correct = async (tx: Tx, before: RecipientState, now: Date) => {
    const redemption = await lockRedemption(tx, redemptionId);
    const ownerUserId = redemption?.user_id ?? null;
    const actorUserId = admin.userId;
    await assertMayDecideAbout(tx, { what: 'request', ownerUserId, actorUserId });
    if (!redemption || !canCorrectAddress(redemption)) {
      throw new AppError('INVALID_STATE', {
        msg: alreadyThere(before.status),
        data: { redemption_id: redemptionId, status: before.status },
      });
    }
    const isChanged = !isDeepStrictEqual({ ...before, ...next }, before);
    if (!isChanged) return;
    await updateRecipient(tx, redemptionId, next);
    await insertRedemptionEvent(tx, {
      redemptionId,
      status: before.status,
      isCorrection: true,
      actorUserId: admin.userId,
      note: '',
      now,
    });
    await notifyTransition(tx, redemption, 'correctAddress', now);
  };
  const verb = 'correct_address';
  await changeRecord(dependencies, admin, recipients, redemptionId, version, correct, verb);
}
