import { sql } from 'kysely';
import type { EarningKind } from '#contract/points.ts';
import type { Db } from '#database/open.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import type { Flow, OfferedRewards } from './economy.rules.ts';
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

/** The number of the week of a moment: the first is 1, all before it 0. */
const weekOf = (column: string, mondays: readonly string[], timeZone: string) => sql<number>`
  width_bucket(${sql.ref(column)}, array(
    select monday::timestamp at time zone ${timeZone}
    from unnest(${sql.val(mondays)}::date[]) monday order by monday
  ))`;

/**
 * Flows from and to the academy's accounts, by week and kind. A correction counts for the kind that
 * it corrects, in the opposite direction and below zero.
 * @param mondays of the weeks, in order, the last one the current
 */
export async function listFlows(
  db: Db,
  mondays: readonly string[],
  timeZone: string,
): Promise<Flow[]> {
  const week = weekOf('entry.created_at', mondays, timeZone);
  const since = startOfDay(mondays[0] ?? null, timeZone);
  // There are many learners' accounts: only the academy's own are listed.
  const ifAcademys = (account: string) => sql`
    case when ${sql.ref(account)} in (select account_id from academy) then ${sql.ref(account)} end`;
  const { rows } = await sql<Flow>`
    with academy as materialized (
      select account_id, kind from point_accounts where user_id is null
    ), moved as (
      select ${week} as week, entry.kind, ${ifAcademys('entry.from_account_id')} as from_id,
        ${ifAcademys('entry.to_account_id')} as to_id,
        sum(entry.amount) as points, count(*) as entries
      from point_entries entry
      where entry.created_at >= ${since} and entry.reverses_point_id is null
      group by 1, 2, 3, 4
      union all
      select ${week}, original.kind, entry.to_account_id, entry.from_account_id, -entry.amount, 1
      from point_entries entry
      join point_entries original on original.point_id = entry.reverses_point_id
      where entry.created_at >= ${since} and entry.reverses_point_id is not null
    )
    select (${sql.val(mondays)}::text[])[moved.week] as week, moved.kind,
      coalesce(source.kind, target.kind) as account,
      case when source.kind is null then 'to' else 'from' end as direction,
      sum(moved.points) as points, sum(moved.entries) as entries
    from moved
    left join academy source on source.account_id = moved.from_id
    left join academy target on target.account_id = moved.to_id
    where source.kind is not null or target.kind is not null
    group by 1, 2, 3, 4
  `.execute(db);
  return rows;
}

/** Points left in lots, by the week in which they expire; `week` null: never. */
export async function listExpirations(
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

/** The period of "what learners choose". */
const CHOICES_DAYS = 180;

/**
 * The rewards that can be redeemed now, those of equal price and value grouped, and how often they
 * were recently.
 */
export async function listOffers(db: Db, now: Date): Promise<OfferedRewards[]> {
  const { rows } = await sql<OfferedRewards>`
    select points_required, value, count(*) as rewards, coalesce(sum(chosen.times), 0) as asked
    from rewards
    left join (
      select reward_id, count(*) as times from reward_redemptions
      where status in ('pending', 'approved', 'shipped', 'completed')
        and created_at >= ${now}::timestamptz - make_interval(days => ${CHOICES_DAYS})
      group by reward_id
    ) chosen using (reward_id)
    where archived_at is null and status = 'active'
      and (expires_at is null or expires_at > ${now})
    group by points_required, value
  `.execute(db);
  return rows;
}

/** The value of the requested rewards whose points are held. */
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
 * What a kind paid from one academy day to another, with equal days of learners grouped: hundreds
 * of thousands of entries become a few rows. What other kinds paid that share its daily cap is
 * included, for the days on which it paid too.
 */
export async function listPaidDays(
  db: Db,
  kind: EarningKind,
  sharesCapWith: readonly EarningKind[],
  { from, to }: { from: string; to: string },
  timeZone: string,
): Promise<{ days: PaidDays[]; learners: number }> {
  const paid = sql`
    select user_id, amount, point_id, kind = ${kind} as is_own,
      (created_at at time zone ${timeZone})::date as day
    from point_entries
    where kind = any(${sql.val([kind, ...sharesCapWith])}::text[]) and created_at >= ${startOfDay(from, timeZone)}
      and created_at < ${startOfDay(to, timeZone, 1)}`;
  const [days, learners] = await Promise.all([
    sql<PaidDays>`
      select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, amounts, owned,
        count(*) as days
      from (
        select day, array_agg(amount order by point_id) as amounts,
          array_agg(is_own order by point_id) as owned
        from (${paid}) paid group by user_id, day having bool_or(is_own)
      ) learner_days
      group by 1, 2, 3
    `.execute(db),
    sql<{ count: number }>`
      select count(distinct user_id) as count from (${paid}) paid where is_own
    `.execute(db),
  ]);
  return { days: days.rows, learners: learners.rows[0]?.count ?? 0 };
}
