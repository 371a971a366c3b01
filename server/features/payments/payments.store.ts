import { sql } from 'kysely';
import type { z } from 'zod';
import type { paymentBody, paymentRefundBody } from '#contract/payments-admin.ts';
import type { Tx } from '#database/open.ts';

/** Writes a payment. @returns its id */
export async function insertPayment(
  tx: Tx,
  payment: z.output<typeof paymentBody>,
  { recordedBy, at }: { recordedBy: number; at: Date },
): Promise<number> {
  const { payment_id } = await tx
    .insertInto('payments')
    .values({ ...payment, recorded_by: recordedBy, created_at: at })
    .returning('payment_id')
    .executeTakeFirstOrThrow();
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
 * Writes a refund; the database adds it to its payment, and refuses one that is above it.
 * @param by null: it was made with the provider
 */
export async function insertRefund(
  tx: Tx,
  paymentId: number,
  { amount, reason, end_access: endsAccess }: z.output<typeof paymentRefundBody>,
  { by, day, at }: { by: number | null; day: string; at: Date },
): Promise<void> {
  await tx
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
    .execute();
}
