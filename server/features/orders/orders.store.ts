import { sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import type { Currency } from '#domain/currencies.ts';
import type { OrderMethod } from '#domain/order-methods.ts';
import { randomCode, UNMISTAKABLE_CHARACTERS } from '#server/lib/random-code.ts';
import { isSettlingSql } from './stripe/is-settling.sql.ts';

const REFERENCE_LENGTH = 8;

/** A random reference of 37 bits, which payers write into a transfer. */
const newReference = () => `PA${randomCode(REFERENCE_LENGTH, UNMISTAKABLE_CHARACTERS)}`;

/** What is ordered, and how it is paid. */
export interface OrderKey {
  userId: number;
  courseId: number;
  currency: Currency;
  method: OrderMethod;
}

interface NewOrder extends OrderKey {
  listPrice: number;
  amount: number;
  expiresAt: Date;
  now: Date;
}

const keyColumns = ({ userId, courseId, currency, method }: OrderKey) => ({
  user_id: userId,
  course_id: courseId,
  currency,
  method,
});

/** Writes an order. @returns its id; null where one of the same key is open */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<number | null> {
  const row = await tx
    .insertInto('orders')
    .values({
      ...keyColumns(order),
      list_price: order.listPrice,
      amount: order.amount,
      reference: newReference(),
      created_at: order.now,
      expires_at: order.expiresAt,
    })
    .onConflict((oc) =>
      oc
        .columns(['user_id', 'course_id', 'currency', 'method'])
        .where(sql<boolean>`status = 'pending'`)
        .doNothing(),
    )
    .returning('order_id')
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/** The open order of a key and the coupon that it uses; undefined: there is none. */
export function findOpenOrder(tx: Tx, key: OrderKey) {
  return tx
    .selectFrom('orders')
    .leftJoin('coupon_uses', 'coupon_uses.order_id', 'orders.order_id')
    .select(['orders.order_id', 'coupon_uses.coupon_id'])
    .where('orders.user_id', '=', key.userId)
    .where('course_id', '=', key.courseId)
    .where('currency', '=', key.currency)
    .where('method', '=', key.method)
    .where('status', '=', 'pending')
    .executeTakeFirst();
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

/** Puts off until when an order that waits can be paid. */
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
 * Expires orders whose time is over, except those with a proof of payment or with money on its way.
 * @param which those of one learner, course, currency and method alone, or those with one coupon
 */
export async function expireOrders(
  db: Db,
  now: Date,
  which: { key?: OrderKey; couponCode?: string } = {},
): Promise<void> {
  const { key, couponCode } = which;
  await db
    .updateTable('orders')
    .set((eb) => ({ status: 'expired', version: next(eb) }))
    .where('status', '=', 'pending')
    .where('receipt_file_id', 'is', null)
    .where('expires_at', '<=', now)
    .where(({ not }) => not(isSettlingSql('orders.order_id')))
    .$if(key !== undefined, (qb) => qb.where((eb) => eb.and(key ? keyColumns(key) : {})))
    .$if(couponCode !== undefined, (qb) =>
      qb.where('order_id', 'in', (eb) =>
        eb
          .selectFrom('coupon_uses')
          .innerJoin('coupons', 'coupons.coupon_id', 'coupon_uses.coupon_id')
          .select('coupon_uses.order_id')
          .where('code', '=', couponCode ?? ''),
      ),
    )
    .execute();
}
