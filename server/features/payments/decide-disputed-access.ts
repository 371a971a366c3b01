import type { z } from 'zod';
import type { disputedAccessBody } from '#contract/payment-disputes.ts';
import type { Payment } from '#contract/payments-admin.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord } from '#server/features/audit/index.ts';
import { revokeGrants } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { assertNotOwn, paymentRecord } from './edit-payment.ts';
import { listUndecidedDisputes, setAccessDecision } from './stripe/stripe-disputes.store.ts';

/**
 * Decides whether the access that a payment opened ends, after a dispute of it was lost.
 * @throws AppError NOT_FOUND; FORBIDDEN for an own payment; INVALID_STATE where none is lost, or it
 *   was decided before
 */
export function decideDisputedAccess(
  dependencies: Dependencies,
  admin: CurrentUser,
  paymentId: number,
  { end_access: endsAccess }: z.output<typeof disputedAccessBody>,
): Promise<Payment> {
  return changeRecord(
    dependencies,
    admin,
    paymentRecord,
    paymentId,
    undefined,
    async (tx, before, now) => {
      await assertNotOwn(tx, before, admin);
      const lost = await listUndecidedDisputes(tx, paymentId);
      if (lost.length === 0) {
        throw new AppError('INVALID_STATE', { msg: 'messages.payments.noLostDispute' });
      }
      await setAccessDecision(tx, paymentId, endsAccess ? 'ended' : 'kept');
      if (!endsAccess) return;
      const reason = `Stripe · ${lost.map((one) => one.stripe_dispute).join(', ')}`;
      await revokeGrants(tx, { paymentId }, { revokedBy: admin.userId, reason, now });
    },
    'decide_access',
  );
}
