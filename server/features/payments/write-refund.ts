import type { z } from 'zod';
import type { paymentRefundBody } from '#contract/payments-admin.ts';
import type { Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type AuditActor, changeRecord } from '#server/features/audit/index.ts';
import { revokeGrants } from '#server/features/courses/index.ts';
import { assertNotOwn, paymentRecord } from './edit-payment.ts';
import { insertRefund } from './payments.store.ts';
import { assertRefundable } from './refunds.rules.ts';

interface RefundEntry {
  paymentId: number;
  body: z.output<typeof paymentRefundBody>;
  /** The academy's day on which the money went back. */
  day: string;
}

/**
 * Writes a refund of a payment, with its credit note, its line in the audit and, where it is asked
 * for, the end of the access.
 * @param actor an admin, or Stripe
 * @returns the id of the refund
 * @throws AppError NOT_FOUND; FORBIDDEN for an own payment; INVALID_STATE where it is void or wholly
 *   refunded; VALIDATION_FAILED for more than is left of it
 */
export async function writeRefund(
  dependencies: Dependencies,
  tx: Tx,
  actor: AuditActor,
  { paymentId, body, day }: RefundEntry,
): Promise<number> {
  const within = { ...dependencies, database: { ...dependencies.database, db: tx } };
  let refundId = 0;
  await changeRecord(
    within,
    actor,
    paymentRecord,
    paymentId,
    undefined,
    async (inner, before, at) => {
      await assertNotOwn(inner, before, actor);
      // Stripe reports money that was returned already, whatever is disputed.
      const isFromStripe = actor.userId === null;
      assertRefundable(isFromStripe ? { ...before, disputed: 0 } : before, body.amount);
      refundId = await insertRefund(inner, paymentId, body, { by: actor.userId, day, at });
      if (!body.end_access) return;
      const ending = { revokedBy: actor.userId, reason: body.reason, now: at };
      await revokeGrants(inner, { paymentId }, ending);
    },
    'refund',
  );
  return refundId;
}
