import type { z } from 'zod';
import type { agreementBody, agreementState } from '#contract/consultations-admin.ts';
import type { Tx } from '#database/open.ts';
import { canAgreeTime } from '#domain/consultations.ts';
import { MINUTE_MS } from '#domain/units.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, type RecordKind } from '#server/features/audit/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { findAgreement, storeAgreement } from '../consultations/consultations.store.ts';
import { alreadyThere } from './already-there.ts';
import { notifyTransition } from './notify-transition.ts';
import { lockRedemption } from './redemptions.store.ts';
import { transitionRedemption } from './transition-redemption.ts';

type AgreementState = z.output<typeof agreementState>;

async function getLocked(tx: Tx, redemptionId: number) {
  const redemption = await lockRedemption(tx, redemptionId);
  if (!redemption) throw new AppError('NOT_FOUND');
  return redemption;
}

const agreements: RecordKind<number, AgreementState> = {
  entity: 'redemption',
  lock: async (tx, id) => (await lockRedemption(tx, id)) !== undefined,
  get: async (tx, id) => {
    const { status, version } = await getLocked(tx, id);
    const agreement = await findAgreement(tx, id);
    if (!agreement) {
      throw new AppError('INVALID_STATE', { msg: 'messages.rewards.consultation.notThis' });
    }
    const { starts_at: start, ends_at: end, place } = agreement;
    return {
      status,
      version,
      starts_at: start?.toISOString() ?? null,
      ends_at: end?.toISOString() ?? null,
      place,
    };
  },
};

/**
 * Agrees the time of a consultation, or changes it; a pending request is approved by it, in the
 * same transaction. The same time again changes nothing and sends no email.
 * @throws AppError NOT_FOUND; STALE_VERSION with the current state in `data`; VALIDATION_FAILED
 *   for a time that has passed; INVALID_STATE where the request is closed, or for no consultation
 * @throws AppError FORBIDDEN for an own request
 */
export async function agreeTime(
  dependencies: Dependencies,
  admin: CurrentUser,
  redemptionId: number,
  { version, starts_at, minutes, place }: z.output<typeof agreementBody>,
): Promise<void> {
  const startsAt = new Date(starts_at);
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  const agree = async (tx: Tx, before: AgreementState, now: Date) => {
    const redemption = await getLocked(tx, redemptionId);
    const { user_id: ownerUserId } = redemption;
    const actorUserId = admin.userId;
    await assertMayDecideAbout(tx, { what: 'request', ownerUserId, actorUserId });
    const { status } = redemption;
    if (!canAgreeTime(redemption)) {
      const data = { redemption_id: redemptionId, status };
      throw new AppError('INVALID_STATE', { msg: alreadyThere(status), data });
    }
    const isSame =
      before.starts_at === startsAt.toISOString() &&
      before.ends_at === endsAt.toISOString() &&
      before.place === place;
    if (isSame) return;
    if (startsAt <= now) {
      throw fieldError('VALIDATION_FAILED', 'starts_at', 'messages.rewards.consultation.startPast');
    }
    if (status === 'pending') {
      const actorUserId = admin.userId;
      await transitionRedemption(tx, { redemption, action: 'approve', actorUserId, now });
    }
    const agreement = { startsAt, endsAt, place, agreedBy: admin.userId, now };
    const revision = await storeAgreement(tx, redemptionId, agreement);
    await notifyTransition(tx, redemption, 'agreeTime', now, `${redemptionId}:${revision}`);
  };
  await changeRecord(dependencies, admin, agreements, redemptionId, version, agree, 'agree_time');
}
