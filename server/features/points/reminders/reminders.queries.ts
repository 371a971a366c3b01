import { sql } from 'kysely';
import type { Tx } from '#database/open.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';

/** A part of the learners, by id. */
export interface LearnerPage {
  afterUserId: number;
  limit: number;
}

/** What a learner loses in a week unless they use it. */
export interface ExpiringPoints {
  user_id: number;
  /** The Monday of the week. */
  week: string;
  points: number;
  /** The first day on which some of them expire. */
  day: string;
}

/**
 * The learners with points that expire before a day, and how many of theirs expire in each week;
 * those who were reminded are left out.
 */
export async function listExpiringPoints(
  tx: Tx,
  { now, beforeDay, timeZone }: { now: Date; beforeDay: string; timeZone: string },
  { afterUserId, limit }: LearnerPage,
): Promise<ExpiringPoints[]> {
  const { rows } = await sql<ExpiringPoints>`
    with expiring as (
      select user_id, remaining, (expires_at at time zone ${timeZone})::date as day
      from point_lots
      where remaining > 0 and expires_at > ${now}
        and expires_at < ${startOfDay(beforeDay, timeZone)} and user_id > ${afterUserId}
    ), weekly as (
      select user_id, to_char(date_trunc('week', day), 'YYYY-MM-DD') as week,
        sum(remaining)::integer as points, to_char(min(day), 'YYYY-MM-DD') as day
      from expiring group by 1, 2
    )
    select * from weekly w
    where not exists (select from notifications n
      where n.user_id = w.user_id and n.kind = 'points_expiring' and n.dedupe_key = w.week)
    order by user_id, week limit ${limit}
  `.execute(tx);
  return rows;
}

/** The learners who signed in on a day and not on the one after it, with their streaks. */
export function listStreaks(
  tx: Tx,
  { lastDay, today }: { lastDay: string; today: string },
  { afterUserId, limit }: LearnerPage,
) {
  return tx
    .selectFrom('sign_ins as last')
    .select(['last.user_id', 'last.day', 'last.streak'])
    .where('last.day', '=', lastDay)
    .where('last.user_id', '>', afterUserId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sign_ins as next')
            .select('next.user_id')
            .whereRef('next.user_id', '=', 'last.user_id')
            .where('next.day', '=', today),
        ),
      ),
    )
    .orderBy('last.user_id')
    .limit(limit)
    .execute();
}
