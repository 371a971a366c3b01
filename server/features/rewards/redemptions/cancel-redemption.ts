import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockAccounts } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockRedemption } from './redemptions.store.ts';
import { transitionRedemption } from './transition-redemption.ts';

/**
 * Cancels one's own request while it is pending; no other user can, so a repetition changes nothing.
 * @throws AppError NOT_FOUND where it is not one's own, INVALID_STATE
 */
export async function cancelRedemption(
  { database, now }: Dependencies,
  userId: number,
  redemptionId: number,
) {
  return inTransaction(database.db, async (tx) => {
    const redemption = await lockRedemption(tx, redemptionId);
    if (redemption?.user_id !== userId) throw new AppError('NOT_FOUND');
    if (redemption.status !== 'cancelled') {
      const cancel = { redemption, action: 'cancel' as const, actorUserId: userId, now: now() };
      await transitionRedemption(tx, cancel);
    }
    const { available } = await lockAccounts(tx, userId);
    return {
      redemption_id: redemptionId,
      status: 'cancelled' as const,
      available_points: available,
    };
  });
}
