import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { HOUR_MS } from '#domain/units.ts';
import { type JobLane, jobLanes } from './job-lanes.ts';

/** How the jobs of a lane are getting on. */
export interface LaneFigures {
  lane: JobLane;
  /** Due, and not tried yet. */
  waiting: number;
  /** Tried without success, and to be tried again. */
  retrying: number;
  /** Finally failed, and left to an admin. */
  failed: number;
  /** When the first of the due jobs was due; null without a due job. */
  due_since: Date | null;
  done_last_hour: number;
  failed_last_hour: number;
  /** Since when the service of the lane has been away; null: it answers. */
  away_since: Date | null;
}

/** The figures of every lane. */
export async function readLaneFigures(db: Db, now: Date): Promise<LaneFigures[]> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const { rows } = await sql<LaneFigures>`
    select lane, coalesce(waiting, 0) as waiting, coalesce(retrying, 0) as retrying, due_since,
      coalesce(failed, 0) as failed, coalesce(failed_last_hour, 0) as failed_last_hour,
      coalesce(done_last_hour, 0) as done_last_hour, since as away_since
    from unnest(${[...jobLanes]}::text[]) as lanes (lane)
    left join (
      select lane, count(*) filter (where last_error is null) as waiting,
        count(last_error) as retrying, min(run_at) filter (where run_at <= ${now}) as due_since
      from jobs
      where finished_at is null and failed_at is null
        and (run_at <= ${now} or last_error is not null)
      group by lane
    ) open using (lane)
    left join (
      select lane, count(*) as failed,
        count(*) filter (where failed_at > ${hourAgo}) as failed_last_hour
      from jobs where failed_at is not null group by lane
    ) ended using (lane)
    left join (
      select lane, count(*) as done_last_hour
      from jobs where finished_at > ${hourAgo} group by lane
    ) done using (lane)
    left join lane_outages using (lane)
    order by lane
  `.execute(db);
  return rows;
}
