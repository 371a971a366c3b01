import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import { daysAfter, EXPIRING_WITHIN_DAYS } from './points-expiry.rules.ts';

/**
 * A learner's balances.
 *
 * `lifetimeEarned` is what rules paid and admins gave, `lifetimeSpent` what courses and
 * rewards cost once their holds were captured; a correction counts against what it corrects. So
 * available + held = earned − spent − expired − taken by admins.
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function getBalance(db: Db, userId: number, now: Date) {
  // A reversal counts for the cause of the entry that it corrects, with the opposite sign.
  const { rows } = await sql<AccountRow & { earned: number; spent: number; expiring: number }>`
    select own.kind, own.balance, own.last_point_id, own.updated_at, lifetime.*, (
      select coalesce(sum(remaining), 0) from point_lots
      where user_id = ${userId} and remaining > 0
        and expires_at <= ${daysAfter(now, EXPIRING_WITHIN_DAYS)}) as expiring
    from point_accounts own, (
      select
        coalesce(sum(sign * amount) filter (where source.kind in ('issued', 'adjusted')), 0)
          as earned,
        coalesce(sum(sign * amount) filter (where target.kind = 'spent'), 0) as spent
      from (
        select entry.amount, case when entry.reverses_point_id is null then 1 else -1 end as sign,
          coalesce(original.from_account_id, entry.from_account_id) as from_account_id,
          coalesce(original.to_account_id, entry.to_account_id) as to_account_id
        from point_entries entry
        left join point_entries original on original.point_id = entry.reverses_point_id
        where entry.user_id = ${userId}
      ) cause
      join point_accounts source on source.account_id = cause.from_account_id
      join point_accounts target on target.account_id = cause.to_account_id
    ) as lifetime
    where own.user_id = ${userId}`.execute(db);
  const account = (kind: 'available' | 'held') => rows.find((row) => row.kind === kind);
  const available = account('available');
  const held = account('held');
  if (!available || !held) throw new AppError('NOT_FOUND');
  const { earned, spent, expiring } = available;
  return {
    userId,
    available: available.balance ?? 0,
    held: held.balance ?? 0,
    lifetimeEarned: earned,
    lifetimeSpent: spent,
    expiring,
    updatedAt: lastUpdate([available, held]),
  };
}

interface AccountRow {
  kind: string;
  balance: number | null;
  last_point_id: number | null;
  updated_at: Date;
}

/** When an entry moved one of the accounts last; before the first one, when they were made. */
function lastUpdate(accounts: Pick<AccountRow, 'last_point_id' | 'updated_at'>[]): Date {
  const moved = accounts.filter((account) => account.last_point_id !== null);
  const times = (moved.length > 0 ? moved : accounts).map((account) =>
    account.updated_at.getTime(),
  );
  return new Date(Math.max(...times));
}

export type Balance = Awaited<ReturnType<typeof getBalance>>;

/**
 * The available points of each of some learners, by user id; for lists of people. Users without
 * accounts are left out.
 */
export async function findAvailablePoints(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('point_accounts')
    .select(['user_id', 'balance'])
    .where('kind', '=', 'available')
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map((row) => [row.user_id ?? 0, row.balance ?? 0]));
}

/**
 * What a learner had available at the end of each of some days of the academy, the last of them
 * `today`, which has not ended. A day without entries has the balance of the day before.
 */
export async function listDailyBalances(
  db: Db,
  userId: number,
  { today, days, timeZone }: { today: string; days: number; timeZone: string },
): Promise<{ day: string; available: number }[]> {
  const start = startOfDay(today, timeZone, 1 - days);
  const { rows } = await sql<{ day: string; available: number }>`
    with closing as (
      select distinct on (day) (created_at at time zone ${timeZone})::date as day, available_after
      from point_entries
      where user_id = ${userId} and created_at >= ${start}
      order by day, point_id desc
    ), opening as (
      select available_after from point_entries
      where user_id = ${userId} and created_at < ${start}
      order by point_id desc limit 1
    )
    select to_char(calendar.day, 'YYYY-MM-DD') as day, coalesce(
      (select available_after from closing where closing.day <= calendar.day
        order by closing.day desc limit 1),
      (select available_after from opening),
      0) as available
    from generate_series(
      ${today}::date - ${days - 1}::integer, ${today}::date, interval '1 day'
    ) as calendar (day)
    order by calendar.day
  `.execute(db);
  return rows;
}
