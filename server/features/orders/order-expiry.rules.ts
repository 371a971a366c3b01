import type { OrderMethod, OrderStatus } from '#domain/order-methods.ts';
import { DAY_MS, HOUR_MS } from '#domain/units.ts';

/** For how long an order can be paid: a transfer between banks may take two working days. */
const OPEN_DAYS = 3;

/** A payment page of Stripe is open for a day at most; the order expires with it. */
const OPEN_HOURS_OF_STRIPE = 23;

/** Within how many days staff check a proof of payment. */
const REVIEW_DAYS = 7;

/**
 * For how many days an order is open at most, however often it is changed or another proof is sent:
 * it holds its price and the use of a coupon.
 */
const LONGEST_OPEN_DAYS = OPEN_DAYS + REVIEW_DAYS;

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);
const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** Until when an order can be paid. @param createdAt absent: it is made now */
export function orderExpiry(now: Date, method: OrderMethod, createdAt = now): Date {
  const open = method === 'stripe' ? OPEN_HOURS_OF_STRIPE * HOUR_MS : OPEN_DAYS * DAY_MS;
  const end = new Date(now.getTime() + open);
  return earlier(end, daysAfter(createdAt, LONGEST_OPEN_DAYS));
}

/** Until when an order waits for staff to check a proof of payment that is sent now. */
export function reviewEnd(now: Date, createdAt: Date): Date {
  return earlier(daysAfter(now, REVIEW_DAYS), daysAfter(createdAt, LONGEST_OPEN_DAYS));
}

interface OpenOrder {
  status: OrderStatus;
  expires_at: Date;
  /** It was paid at Stripe, and its money has not arrived yet. */
  is_settling: boolean;
}

/**
 * The status of an order at a moment. Maintenance, which ends expired orders, runs once an hour, so
 * the stored status may be older than the end. An order whose money is on its way does not expire.
 */
export function statusNow({ status, expires_at, is_settling }: OpenOrder, now: Date) {
  const isOver = status === 'pending' && !is_settling && expires_at <= now;
  return isOver ? 'expired' : status;
}
