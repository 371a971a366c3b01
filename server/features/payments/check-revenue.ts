import { sql } from 'kysely';
import type { RevenueCheckResult } from '#contract/payments-admin.ts';
import type { Db, Tx } from '#database/open.ts';
import { disputeStates, isWithdrawn } from '#domain/dispute-states.ts';
import { checkInvariants, findBroken, type InvariantQueries } from '#server/lib/sql/invariants.ts';
import { revenueEntries } from './revenue.sql.ts';

type InvariantName = RevenueCheckResult['invariants'][number]['name'];

/** Whether the money of a dispute is with the payer: `isWithdrawn` for a query. */
const isOut = sql`state in (${sql.join(disputeStates.filter(isWithdrawn))})`;

/** Each is recomputed from orders, payments, refunds and grants, and trusts no stored sum. */
const violations: InvariantQueries<InvariantName> = {
  // A paid order has one payment of its learner, course and amount, and no other order has it; what
  // a coupon paid for in full has none; nor has an order that is not paid.
  orders_match_payments: sql`
    select 'order ' || o.order_id || ' (' || o.status || ', ' || o.currency || ' ' || o.amount
      || ') has payment ' || coalesce(p.payment_id || ' of ' || p.currency || ' ' || p.amount,
        coalesce(o.payment_id || ', which is not there', 'none')) as what
    from orders o
    left join payments p on p.payment_id = o.payment_id
    where case when o.status in ('paid', 'partly_refunded', 'refunded') and o.amount > 0
      then p.amount = o.amount and p.currency = o.currency
        and p.user_id is not distinct from o.user_id and p.course_id = o.course_id
      else o.payment_id is null end is not true
    union all
    select 'payment ' || payment_id || ' belongs to ' || count(*) || ' orders'
    from orders where payment_id is not null
    group by payment_id
    having count(*) > 1`,

  // The status of a paid order follows its payment.
  orders_follow_refunds: sql`
    select 'order ' || o.order_id || ' is ' || o.status || ', its payment '
      || case when p.voided_at is not null then 'void'
        else 'refunded by ' || coalesce(f.sum, 0) || ' of ' || p.amount end as what
    from orders o
    join payments p on p.payment_id = o.payment_id
    left join (
      select payment_id, sum(amount) as sum from payment_refunds group by payment_id
    ) f on f.payment_id = p.payment_id
    where o.status <> case when p.voided_at is not null or f.sum >= p.amount then 'refunded'
      when f.sum > 0 then 'partly_refunded' else 'paid' end`,

  // Refunds are never more than their payment, add up to what it says, and a void one has none.
  refunds_within_payments: sql`
    select 'payment ' || p.payment_id || ' of ' || p.amount
      || case when p.voided_at is null then '' else ' (void)' end || ' says ' || p.refunded
      || ' is refunded, its refunds ' || coalesce(f.sum, 0) as what
    from payments p
    left join (
      select payment_id, sum(amount) as sum from payment_refunds group by payment_id
    ) f using (payment_id)
    where p.refunded <> coalesce(f.sum, 0) or f.sum > p.amount
      or (p.voided_at is not null and f.sum > 0)
    union all
    select 'refund ' || f.refund_id || ' has no payment'
    from payment_refunds f
    where not exists (select from payments p where p.payment_id = f.payment_id)`,

  // What was paid for, and not given back, was opened to its payer: an access that has ended is a
  // grant with its ending.
  courses_were_opened: sql`
    select 'payment ' || p.payment_id || ' of learner ' || p.user_id || ' opened no course '
      || p.course_id as what
    from payments p
    where p.user_id is not null and p.course_id is not null
      and p.voided_at is null and p.refunded < p.amount and not exists (
      select from course_grants g where g.payment_id = p.payment_id and g.user_id = p.user_id
        and g.course_id = p.course_id)
    union all
    select 'order ' || o.order_id || ' of learner ' || o.user_id || ', paid by a coupon, opened no '
      || 'course ' || o.course_id
    from orders o
    where o.status in ('paid', 'partly_refunded', 'refunded') and o.amount = 0 and not exists (
      select from course_grants g where g.order_id = o.order_id and g.user_id = o.user_id
        and g.course_id = o.course_id)`,

  // A dispute takes no more than its payment, and its days follow its state.
  disputes_match_payments: sql`
    select 'dispute ' || d.stripe_dispute || ' (' || d.state || ') of ' || d.amount || ' of payment '
      || p.payment_id || ' of ' || p.amount || ', withdrawn ' || coalesce(d.withdrawn_on::text, 'never')
      || ', returned ' || coalesce(d.returned_on::text, 'never') as what
    from stripe_disputes d
    join payments p on p.payment_id = d.payment_id
    where d.amount > p.amount or p.voided_at is not null
      or (${isOut}) <> (d.withdrawn_on is not null and d.returned_on is null)
      or (d.state = 'won') <> (d.returned_on is not null)`,

  // What revenue counts against payments less refunds and withdrawn money, by currency.
  sums_match_currencies: sql`
    select coalesce(e.currency, p.currency) || ': revenue counts ' || coalesce(e.sum, 0)
      || ', payments less what is refunded or withdrawn ' || coalesce(p.sum, 0) as what
    from (select currency, sum(amount) as sum from ${revenueEntries} entry group by currency) e
    full join (
      select p.currency, sum(p.amount - p.refunded - coalesce(d.sum, 0)) as sum
      from payments p
      left join (
        select payment_id, sum(amount) as sum from stripe_disputes
        where ${isOut} group by payment_id
      ) d using (payment_id)
      where p.voided_at is null group by p.currency
    ) p using (currency)
    where coalesce(e.sum, 0) <> coalesce(p.sum, 0)`,
};

/** Recomputes every invariant of revenue as one transaction sees it. */
export const findRevenueViolations = (tx: Tx) => findBroken(tx, violations);

/**
 * Recomputes what has to hold between orders, payments, refunds and access, in one snapshot. It
 * reads all of them: for admins and jobs.
 */
export function checkRevenue(db: Db, now: Date): Promise<RevenueCheckResult> {
  return checkInvariants(db, violations, now);
}

/** The same as a step of maintenance. @throws what does not add up */
export async function assertRevenueIsSound(db: Db, now: Date): Promise<void> {
  const { ok, invariants } = await checkRevenue(db, now);
  if (ok) return;
  const broken = invariants.filter((invariant) => !invariant.ok).map(({ name }) => name);
  throw new Error(`revenue does not add up: ${broken.join(', ')}`);
}
