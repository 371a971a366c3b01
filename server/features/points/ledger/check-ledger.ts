import { sql } from 'kysely';
import type { LedgerCheckResult } from '#contract/points-admin.ts';
import type { Db, Tx } from '#database/open.ts';
import { checkInvariants, findBroken, type InvariantQueries } from '#server/lib/sql/invariants.ts';

type InvariantName = LedgerCheckResult['invariants'][number]['name'];

/** Every entry with how much it adds to the available points of its learner. */
const changes = sql`(
  select e.point_id, e.user_id, e.available_after, case when t.kind = 'available' then e.amount
    when f.kind = 'available' then -e.amount else 0 end as change
  from point_entries e
  join point_accounts f on f.account_id = e.from_account_id
  join point_accounts t on t.account_id = e.to_account_id
)`;

/**
 * Each invariant as a query for the rows that violate it: `what` says which and how. Each is
 * recomputed from the entries, their lots and the requests, and trusts no stored figure.
 */
const violations: InvariantQueries<InvariantName> = {
  // Stored balances of learners against those that the entries make.
  sum_is_zero: sql`
    select 'all accounts add up to ' || sum(coalesce(stored_balance, entry_balance)) as what
    from point_account_balances
    having sum(coalesce(stored_balance, entry_balance)) <> 0`,

  // At every moment, not only now: the balance after each entry of each account.
  no_learner_below_zero: sql`
    select 'account ' || account_id || ' is at ' || min(balance) as what
    from (
      select a.account_id, sum(case when e.to_account_id = a.account_id then e.amount
        else -e.amount end) over (partition by a.account_id order by e.point_id) as balance
      from point_accounts a
      join point_entries e on a.account_id in (e.from_account_id, e.to_account_id)
      where a.user_id is not null
      union all
      select account_id, balance from point_accounts where user_id is not null
    ) history
    where balance < 0
    group by account_id`,

  balances_match_entries: sql`
    select 'account ' || account_id || ' says ' || stored_balance || ', its entries '
      || entry_balance as what
    from point_account_balances
    where user_id is not null and stored_balance <> entry_balance
    union all
    select 'entry ' || point_id || ' says ' || available_after || ' are available, the entries '
      || running as what
    from (
      select point_id, available_after,
        sum(change) over (partition by user_id order by point_id) as running
      from ${changes} entry
    ) history
    where available_after <> running`,

  // Lots against balances, each lot against its moves, each entry against its lots.
  lots_match_balances: sql`
    select 'learner ' || a.user_id || ' has ' || a.balance || ' available, in lots '
      || coalesce(l.remaining, 0) as what
    from point_accounts a
    left join (
      select user_id, sum(remaining) as remaining from point_lots group by user_id
    ) l using (user_id)
    where a.kind = 'available' and a.balance <> coalesce(l.remaining, 0)
    union all
    select 'lot ' || l.lot_id || ' holds ' || l.remaining || ', its moves leave '
      || l.amount + coalesce(m.moved, 0)
    from point_lots l
    left join (
      select lot_id, sum(amount) as moved from point_lot_moves group by lot_id
    ) m using (lot_id)
    where l.remaining <> l.amount + coalesce(m.moved, 0)
    union all
    select 'entry ' || e.point_id || ' changes ' || e.change || ', its lots '
      || coalesce(m.moved, 0) + coalesce(l.amount, 0)
    from ${changes} e
    left join point_lots l using (point_id)
    left join (
      select point_id, sum(amount) as moved from point_lot_moves group by point_id
    ) m using (point_id)
    where e.change <> coalesce(m.moved, 0) + coalesce(l.amount, 0)`,

  // Held points are the sum of the open holds; each hold has its request, in a status that agrees
  // with how the hold was resolved.
  holds_match_redemptions: sql`
    with hold as (
      select h.point_id, h.user_id, h.amount, r.kind as resolution
      from point_entries h
      join point_accounts t on t.account_id = h.to_account_id and t.kind = 'held'
      left join point_entries r on r.resolves_point_id = h.point_id
    )
    select 'learner ' || a.user_id || ' has ' || a.balance || ' held, open holds '
      || coalesce(sum(hold.amount), 0) as what
    from point_accounts a
    left join hold on hold.user_id = a.user_id and hold.resolution is null
    where a.kind = 'held'
    group by a.user_id, a.balance
    having a.balance <> coalesce(sum(hold.amount), 0)
    union all
    select 'hold ' || coalesce(hold.point_id, q.hold_point_id) || ' ('
      || coalesce(hold.resolution, 'open') || ') belongs to redemption '
      || coalesce(q.redemption_id || ' (' || q.status || ')', 'none')
    from hold
    full join reward_redemptions q on q.hold_point_id = hold.point_id
    where (hold.user_id = q.user_id and hold.amount = q.points_spent
      and case hold.resolution
        when 'redemption_refund' then q.status in ('rejected', 'cancelled')
        when 'reward_redemption' then q.status in ('shipped', 'completed')
        else q.status in ('pending', 'approved', 'shipped') end) is not true`,

  // Each course that cost points has exactly one entry that paid for it, and each such entry its
  // course.
  courses_match_payments: sql`
    select 'learner ' || user_id || ' redeemed course ' || coalesce(course_id::text, 'none')
      || ' for ' || coalesce(points_spent::text, 'nothing') || ', the entries say '
      || coalesce(amounts, 'nothing') as what
    from (select * from course_redemptions where points_spent > 0) r
    full join (
      select user_id, case when subject_kind = 'course' then subject_id end as course_id,
        string_agg(amount::text, ' + ' order by point_id) as amounts
      from point_entries where kind = 'course_redemption'
      group by 1, 2
    ) e using (user_id, course_id)
    where points_spent::text is distinct from amounts`,

  // Without indexes: those could be what is corrupt.
  keys_are_unique: sql`
    select name || ' ' || value || ' stands on ' || count(*) || ' entries' as what
    from (
      select 'key' as name, idempotency_key || '' as value from point_entries
      union all
      select 'resolution of', resolves_point_id::text from point_entries
        where resolves_point_id is not null
      union all
      select 'reversal of', reverses_point_id::text from point_entries
        where reverses_point_id is not null
    ) keys
    group by name, value
    having count(*) > 1`,
};

/** Recomputes every invariant as one transaction sees the ledger. */
export const findLedgerViolations = (tx: Tx) => findBroken(tx, violations);

/**
 * Recomputes every invariant of the ledger from its rows, in one snapshot, so that concurrent work
 * is no violation. It reads the whole ledger: for admins and jobs.
 */
export function checkLedger(db: Db, now: Date): Promise<LedgerCheckResult> {
  return checkInvariants(db, violations, now);
}
