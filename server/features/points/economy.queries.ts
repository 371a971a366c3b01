import { sql } from 'kysely';
import type { EarningKind } from '#contract/points.ts';
import type { Db } from '#database/open.ts';
import type { Flow, OfferedReward } from './economy.rules.ts';
import { startOfDay } from './points.queries.ts';
import type { PaidDays } from './what-if.rules.ts';

/** The Monday of a moment's week, in the academy's time zone. */
const mondayOf = (column: string, timeZone: string) =>
  sql<string>`to_char(
    date_trunc('week', ${sql.ref(column)} at time zone ${timeZone}), 'YYYY-MM-DD')`;

/** Points that learners have and hold now. */
export async function sumCirculation(db: Db): Promise<{ available: number; held: number }> {
  const rows = await db
    .selectFrom('point_accounts')
    .select((eb) => [
      'kind',
      eb.fn.coalesce(eb.fn.sum<number>('balance'), sql<number>`0`).as('sum'),
    ])
    .where('user_id', 'is not', null)
    .groupBy('kind')
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.sum ?? 0;
  return { available: of('available'), held: of('held') };
}

/**
 * What came from and went to the academy's accounts since a day, by week and kind. A
 * correction stands with the kind that it corrects, turned round and below zero.
 */
export async function listFlows(db: Db, since: string, timeZone: string): Promise<Flow[]> {
  const { rows } = await sql<Flow>`
    select week, cause.kind, coalesce(source.kind, target.kind) as account,
      case when source.kind is null then 'to' else 'from' end as direction,
      sum(cause.amount) as points, sum(cause.entries) as entries
    from (
      select ${mondayOf('entry.created_at', timeZone)} as week,
        coalesce(original.kind, entry.kind) as kind,
        case when original.point_id is null then entry.from_account_id
          else entry.to_account_id end as from_id,
        case when original.point_id is null then entry.to_account_id
          else entry.from_account_id end as to_id,
        sum(case when original.point_id is null then entry.amount else -entry.amount end)
          as amount,
        count(*) as entries
      from point_entries entry
      left join point_entries original on original.point_id = entry.reverses_point_id
      where entry.created_at >= ${startOfDay(since, timeZone)}
        and (entry.from_account_id in (select account_id from point_accounts where user_id is null)
          or entry.to_account_id in (select account_id from point_accounts where user_id is null))
      group by 1, 2, 3, 4
    ) cause
    left join point_accounts source on source.account_id = from_id and source.user_id is null
    left join point_accounts target on target.account_id = to_id and target.user_id is null
    group by 1, 2, 3, 4
  `.execute(db);
  return rows;
}

/** Points that are left in lots, by the week in which they end; `week` null: they never do. */
export async function listEndings(
  db: Db,
  timeZone: string,
): Promise<{ week: string | null; points: number }[]> {
  const { rows } = await sql<{ week: string | null; points: number }>`
    select case when expires_at is not null then ${mondayOf('expires_at', timeZone)} end as week,
      sum(remaining) as points
    from point_lots where remaining > 0 group by 1
  `.execute(db);
  return rows;
}

/** How far back "what learners choose" looks. */
const CHOICES_DAYS = 180;

/** The rewards that can be asked for now, and how often each was of late. */
export async function listOffers(db: Db, now: Date): Promise<OfferedReward[]> {
  const { rows } = await sql<OfferedReward>`
    select points_required, value, coalesce(chosen.times, 0) as asked
    from rewards
    left join (
      select reward_id, count(*) as times from reward_redemptions
      where status in ('pending', 'approved', 'shipped', 'completed')
        and created_at >= ${now}::timestamptz - make_interval(days => ${CHOICES_DAYS})
      group by reward_id
    ) chosen using (reward_id)
    where archived_at is null and status = 'active'
      and (expires_at is null or expires_at > ${now})
  `.execute(db);
  return rows;
}

/** What the rewards are worth that are asked for, while their points are held. */
export async function sumHeldValue(db: Db): Promise<number> {
  const { value } = await db
    .selectFrom('reward_redemptions as redemption')
    .innerJoin('rewards', 'rewards.reward_id', 'redemption.reward_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('rewards.value'), sql<number>`0`).as('value'))
    .where('redemption.status', 'in', ['pending', 'approved'])
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * What a kind paid from one academy day to another, the same days of learners put
 * together: hundreds of thousands of entries come down to a few rows.
 */
export async function listPaidDays(
  db: Db,
  kind: EarningKind,
  { from, to }: { from: string; to: string },
  timeZone: string,
): Promise<{ days: PaidDays[]; learners: number }> {
  const paid = sql`
    select user_id, amount, point_id, (created_at at time zone ${timeZone})::date as day
    from point_entries
    where kind = ${kind} and created_at >= ${startOfDay(from, timeZone)}
      and created_at < ${startOfDay(to, timeZone, 1)}`;
  const [days, learners] = await Promise.all([
    sql<PaidDays>`
      select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, amounts, count(*) as days
      from (
        select day, array_agg(amount order by point_id) as amounts
        from (${paid}) paid group by user_id, day
      ) learner_days
      group by 1, 2
    `.execute(db),
    sql<{ count: number }>`
      select count(distinct user_id) as count from (${paid}) paid
    `.execute(db),
  ]);
  return { days: days.rows, learners: learners.rows[0]?.count ?? 0 };
}
