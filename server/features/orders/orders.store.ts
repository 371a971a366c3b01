import type { Tx } from '#database/open.ts';
import type { Currency } from '#domain/currencies.ts';
import type { OrderMethod } from '#domain/order-methods.ts';
import { randomCode, UNMISTAKABLE_CHARACTERS } from '#server/lib/random-code.ts';
import { isSettlingSql } from './stripe/is-settling.sql.ts';

const REFERENCE_LENGTH = 8;

/** A random reference of 37 bits, which payers write into a transfer. */
const newReference = () => `PA${randomCode(REFERENCE_LENGTH, UNMISTAKABLE_CHARACTERS)}`;

/** Whose order of which course: one of them is open at most. */
export interface OrderKey {
  userId: number;
  courseId: number;
}

/** What an order asks for, and how it is paid. */
export interface OrderTerms {
  currency: Currency;
  method: OrderMethod;
  listPrice: number;
  amount: number;
}

interface NewOrder extends OrderKey, OrderTerms {
  expiresAt: Date;
  now: Date;
}

const termColumns = ({ currency, method, listPrice, amount }: OrderTerms) => ({
  currency,
  method,
  list_price: listPrice,
  amount,
});

/** Writes an order. @returns its id; null where one of the same learner and course is open */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<number | null> {
  const row = await tx
    .insertInto('orders')
    .values({
      user_id: order.userId,
      course_id: order.courseId,
      ...termColumns(order),
      reference: newReference(),
      created_at: order.now,
      expires_at: order.expiresAt,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/** Locks the open order of a learner and course; undefined: there is none. */
export function lockOpenOrder(tx: Tx, { userId, courseId }: OrderKey) {
  return tx
    .selectFrom('orders')
    .selectAll('orders')
    .select(isSettlingSql('orders.order_id').as('is_settling'))
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Changes what a locked order asks for. It gets a new reference, or the one that asked for the same
 * before; what it asked for until now is kept by a trigger.
 */
export async function changeTerms(
  tx: Tx,
  orderId: number,
  { terms, expiresAt }: { terms: OrderTerms; expiresAt: Date },
): Promise<void> {
  const earlier = await tx
    .selectFrom('replaced_order_terms')
    .select('reference')
    .where('order_id', '=', orderId)
    .where((eb) => eb.and(termColumns(terms)))
    .executeTakeFirst();
  await tx
    .updateTable('orders')
    .set((eb) => ({
      ...termColumns(terms),
      reference: earlier?.reference ?? newReference(),
      expires_at: expiresAt,
      version: next(eb),
    }))
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Sets a locked order that is not paid back to what it asked for by an earlier reference.
 * @returns false where it never had that reference
 */
export async function restoreTerms(tx: Tx, orderId: number, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders as o')
    .from('replaced_order_terms as t')
    .set((eb) => ({
      currency: eb.ref('t.currency'),
      method: eb.ref('t.method'),
      list_price: eb.ref('t.list_price'),
      amount: eb.ref('t.amount'),
      reference,
      version: eb('o.version', '+', 1),
    }))
    .whereRef('t.order_id', '=', 'o.order_id')
    .where('o.order_id', '=', orderId)
    .where('t.reference', '=', reference)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Locks an order until the transaction ends. */
export function lockCourseOrder(tx: Tx, orderId: number) {
  return tx
    .selectFrom('orders')
    .selectAll()
    .select(isSettlingSql('orders.order_id').as('is_settling'))
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

const next = (eb: (column: 'version', operator: '+', value: number) => unknown) =>
  eb('version', '+', 1) as never;

/** Records that an order is paid; without a payment where nothing was to be paid. */
export async function setPaid(
  tx: Tx,
  orderId: number,
  { paymentId, decidedBy, now }: { paymentId: number | null; decidedBy: number | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({
      status: 'paid',
      paid_at: now,
      payment_id: paymentId,
      decided_by: decidedBy,
      version: next(eb),
    }))
    .where('order_id', '=', orderId)
    .execute();
}

/** Extends the payment deadline of a pending order. */
export async function extendOrder(tx: Tx, orderId: number, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({ expires_at: expiresAt, version: next(eb) }))
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .where('expires_at', '<', expiresAt)
    .execute();
}

export async function setCancelled(
  tx: Tx,
  orderId: number,
  { reason, decidedBy, now }: { reason: string; decidedBy: number | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({
      status: 'cancelled',
      cancelled_at: now,
      cancel_reason: reason,
      decided_by: decidedBy,
      version: next(eb),
    }))
    .where('order_id', '=', orderId)
    .execute();
}

export async function setReceipt(
  tx: Tx,
  orderId: number,
  { fileId, now }: { fileId: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({ receipt_file_id: fileId, receipt_sent_at: now, version: next(eb) }))
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Expires orders whose time is over, except those with money on its way.
 * @param which those of one learner and course alone, or those with one coupon
 * @returns those of them with a proof of payment, which nobody has checked
 */
export async function setExpired(
  tx: Tx,
  now: Date,
  which: { key?: OrderKey; couponCode?: string } = {},
) {
  const { key, couponCode } = which;
  const rows = await tx
    .updateTable('orders')
    .set((eb) => ({ status: 'expired', version: next(eb) }))
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .where(({ not }) => not(isSettlingSql('orders.order_id')))
    .$if(key !== undefined, (qb) =>
      qb.where('user_id', '=', key?.userId ?? 0).where('course_id', '=', key?.courseId ?? 0),
    )
    .$if(couponCode !== undefined, (qb) =>
      qb.where('order_id', 'in', (eb) =>
        eb
          .selectFrom('coupon_uses')
          .innerJoin('coupons', 'coupons.coupon_id', 'coupon_uses.coupon_id')
          .select('coupon_uses.order_id')
          .where('code', '=', couponCode ?? ''),
      ),
    )
    .returning(['order_id', 'user_id', 'course_id', 'receipt_file_id'])
    .execute();
  return rows.filter((row) => row.receipt_file_id !== null);
}
