import { sql } from 'kysely';
import type { z } from 'zod';
import type { PaymentProvider, paymentBody, paymentRefundBody } from '#contract/payments-admin.ts';
import type { Tx } from '#database/open.ts';
import type { Currency } from '#domain/currencies.ts';
import { notify } from '#server/features/notifications/index.ts';

type NewPayment = z.output<typeof paymentBody> & {
  provider: PaymentProvider;
  list_price?: number;
  coupon_code?: string;
};

/** Writes a payment, and notifies its payer. @returns its id */
export async function insertPayment(
  tx: Tx,
  payment: NewPayment,
  { recordedBy, at, hasOwnEmail }: { recordedBy: number | null; at: Date; hasOwnEmail: boolean },
): Promise<number> {
  const { payment_id } = await tx
    .insertInto('payments')
    .values({ ...payment, recorded_by: recordedBy, created_at: at })
    .returning('payment_id')
    .executeTakeFirstOrThrow();
  const { user_id: userId, course_id, amount, currency } = payment;
  if (userId !== null) {
    const params = { course_id, amount, currency };
    const notice = { params, cause: payment_id, now: at, ...(hasOwnEmail && { email: null }) };
    await notify(tx, { kind: 'payment_received', to: { userId }, ...notice });
  }
  return payment_id;
}

export async function lockPayment(tx: Tx, paymentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function setVoided(tx: Tx, paymentId: number, reason: string, at: Date) {
  await tx
    .updateTable('payments')
    .set({ voided_at: at, void_reason: reason, version: sql`version + 1` })
    .where('payment_id', '=', paymentId)
    .execute();
}

/**
 * Writes a refund, and notifies the payer; the database adds it to its payment, and refuses more
 * than is left of it.
 * @param by null: it was made with the provider
 * @returns its id
 */
export async function insertRefund(
  tx: Tx,
  paymentId: number,
  { amount, reason, end_access: endsAccess }: z.output<typeof paymentRefundBody>,
  { by, day, at }: { by: number | null; day: string; at: Date },
): Promise<number> {
  const { refund_id: cause } = await tx
    .insertInto('payment_refunds')
    .values({
      payment_id: paymentId,
      amount,
      reason,
      ends_access: endsAccess,
      refunded_on: day,
      refunded_by: by,
      created_at: at,
    })
    .returning('refund_id')
    .executeTakeFirstOrThrow();
  const payment = await tx
    .selectFrom('payments')
    .select(['user_id', 'course_id', 'currency'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { user_id: userId, course_id, currency } = payment;
  if (userId === null) return cause;
  const params = { course_id, amount, currency: currency as Currency };
  await notify(tx, { kind: 'payment_refunded', to: { userId }, params, cause, now: at });
  return cause;
}
