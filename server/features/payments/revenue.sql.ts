import { sql } from 'kysely';

/**
 * What moves revenue, as a table: payments that are not void, on the day they were paid; refunds, as
 * negative amounts, on the day that they were made; and the money of disputes on the days that it
 * was withdrawn and returned. Amounts of two currencies are never added up.
 */
export const revenueEntries = sql`(
  select payment_id, null as entry, user_id, course_id, amount, currency,
    paid_on as day, note as text
  from payments where voided_at is null
  union all
  select f.payment_id, f.refund_id::text, p.user_id, p.course_id, -f.amount, p.currency,
    f.refunded_on, f.reason
  from payment_refunds f join payments p on p.payment_id = f.payment_id
  union all
  select d.payment_id, 'd' || d.dispute_id || case when m.is_return then 'r' else '' end,
    p.user_id, p.course_id, case when m.is_return then d.amount else -d.amount end, p.currency,
    case when m.is_return then d.returned_on else d.withdrawn_on end,
    'Stripe · ' || d.stripe_dispute
  from stripe_disputes d join payments p on p.payment_id = d.payment_id
  cross join (values (false), (true)) as m (is_return)
  where case when m.is_return then d.returned_on else d.withdrawn_on end is not null
)`;
