import type { z } from 'zod';
import type { Payment, paymentRefundBody } from '#contract/payments-admin.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { changeRecord } from '#server/features/audit/index.ts';
import { revokeGrants } from '#server/features/courses/index.ts';
import { onceForKey } from '#server/http/idempotency.ts';
import { paymentRecord } from './edit-payment.ts';
import { insertRefund } from './payments.store.ts';
import { assertRefundable } from './refunds.rules.ts';

interface RefundInput {
  paymentId: number;
  body: z.output<typeof paymentRefundBody>;
  /** null: the request is not idempotent. */
  idempotencyKey: string | null;
}

/**
 * Gives a payment back, in full or in part, by an entry of its own; once for each key. The access
 * that the payment opened ends in the same transaction where that is asked for.
 * @throws AppError NOT_FOUND; INVALID_STATE where it is void or wholly refunded; VALIDATION_FAILED
 *   for more than is left of it; IDEMPOTENCY_CONFLICT
 */
export function refundPayment(
  dependencies: Dependencies,
  admin: CurrentUser,
  { paymentId, body, idempotencyKey }: RefundInput,
): Promise<Payment> {
  const now = dependencies.now();
  return inTransaction(dependencies.database.db, (tx) => {
    const input = { paymentId, ...body };
    const claim = { userId: admin.userId, key: idempotencyKey, call: 'refund', body: input, now };
    return onceForKey(tx, claim, () =>
      refundPaymentWithin(dependencies, tx, admin, { paymentId, body }),
    );
  });
}

/**
 * Gives a payment back in somebody else's transaction.
 * @throws AppError NOT_FOUND, INVALID_STATE, VALIDATION_FAILED as `refundPayment` does
 */
export function refundPaymentWithin(
  dependencies: Dependencies,
  tx: Tx,
  admin: CurrentUser,
  { paymentId, body }: Omit<RefundInput, 'idempotencyKey'>,
): Promise<Payment> {
  const within = { ...dependencies, database: { ...dependencies.database, db: tx } };
  return changeRecord(
    within,
    admin,
    paymentRecord,
    paymentId,
    undefined,
    async (inner, before, at) => {
      assertRefundable(before, body.amount);
      const day = academyDay(at, await getTimeZone(inner));
      await insertRefund(inner, paymentId, body, { by: admin.userId, day, at });
      if (!body.end_access) return;
      const ending = { revokedBy: admin.userId, reason: body.reason, now: at };
      await revokeGrants(inner, { paymentId }, ending);
    },
    'refund',
  );
}
