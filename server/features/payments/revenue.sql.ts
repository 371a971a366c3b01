import { sql } from 'kysely';

/**
 * What moves revenue, as a table: payments that are not void, on the day they were paid, and
 * refunds as negative amounts on the day that they were made. Amounts of two currencies are never
 * added up.
 */
export const revenueEntries = sql`(
  select payment_id, null::integer as refund_id, user_id, course_id, amount, currency,
    paid_on as day, note as text
  from payments where voided_at is null
  union all
  select f.payment_id, f.refund_id, p.user_id, p.course_id, -f.amount, p.currency,
    f.refunded_on, f.reason
  from payment_refunds f join payments p on p.payment_id = f.payment_id
)`;
