import type { OrderMethod, OrderStatus } from '#domain/order-methods.ts';
import { DAY_MS, HOUR_MS } from '#domain/units.ts';

/** For how long an order can be paid: a transfer between banks may take two working days. */
const OPEN_DAYS = 3;

/** A payment page of Stripe is open for a day at most; the order expires with it. */
const OPEN_HOURS_OF_STRIPE = 23;

/** Until when an order can be paid. */
export function orderExpiry(now: Date, method: OrderMethod): Date {
  const open = method === 'stripe' ? OPEN_HOURS_OF_STRIPE * HOUR_MS : OPEN_DAYS * DAY_MS;
  return new Date(now.getTime() + open);
}

interface OpenOrder {
  status: OrderStatus;
  expires_at: Date;
  receipt_file_id: number | null;
  /** It was paid at Stripe, and its money has not arrived yet. */
  is_settling: boolean;
}

/**
 * The status of an order at a moment. Maintenance, which ends expired orders, runs once an hour, so
 * the stored status may be older than the end. An order with a proof of payment waits for an admin
 * and does not expire, nor does one whose money is on its way.
 */
export function statusNow(order: OpenOrder, now: Date) {
  const { status, expires_at, receipt_file_id, is_settling } = order;
  const isWaiting = status === 'pending' && receipt_file_id === null && !is_settling;
  const isOver = isWaiting && expires_at <= now;
  return isOver ? 'expired' : status;
}
