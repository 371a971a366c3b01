import { z } from 'zod';
import { currency } from '#contract/fields.ts';
import { paymentMethod } from '#contract/payments-admin.ts';
import type { Db } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';

/** What a receipt says, as it was when it was issued. */
const printed = z.object({
  academy: z.object({
    name: z.string(),
    name_zh: z.string(),
    address: z.string(),
    address_zh: z.string(),
    registration_number: z.string(),
    tax_number: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  payer: z.object({ name: z.string(), email: z.string() }).nullable(),
  course: z.object({ title: z.string(), title_zh: z.string() }).nullable(),
  amount: z.number(),
  currency,
  paid_on: z.string(),
  method: paymentMethod,
  // Receipts from before there were coupons do not say that there was none.
  discount: z.object({ list_price: z.number(), coupon_code: z.string() }).nullish(),
  refund: z
    .object({
      amount: z.number(),
      refunded_on: z.string(),
      reason: z.string(),
      receipt_number: z.string(),
    })
    .nullable(),
});

interface Which {
  paymentId: number;
  /** The credit note of a refund; undefined: the receipt. */
  refundId?: number | undefined;
  /** The payer who asks; undefined: an admin. */
  userId?: number | undefined;
}

export type Receipt = Awaited<ReturnType<typeof getReceipt>>;

/**
 * The receipt of a payment, or the credit note of one of its refunds.
 * @throws AppError NOT_FOUND, also for a payment of somebody else
 */
export async function getReceipt(db: Db, { paymentId, refundId, userId }: Which) {
  const row = await db
    .selectFrom('payment_receipts as r')
    .innerJoin('payments as p', 'p.payment_id', 'r.payment_id')
    .select(['r.kind', 'r.receipt_number', 'r.issued_on', 'r.issued_at', 'r.printed'])
    .select(['p.voided_at', 'p.void_reason'])
    .where('r.payment_id', '=', paymentId)
    .where('r.refund_id', refundId === undefined ? 'is' : '=', refundId ?? null)
    .$if(userId !== undefined, (qb) => qb.where('p.user_id', '=', userId ?? 0))
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return { ...row, printed: printed.parse(row.printed) };
}
