import type { Db } from '#database/open.ts';
import { MINUTE_MS } from '#domain/units.ts';
import type { JobLane } from './job-lanes.ts';
import { findLaneOutage, type LaneOutage } from './lane-outages.store.ts';

/** A due job that no process has taken for so long waits for one that may never come. */
const LATE_MS = 15 * MINUTE_MS;

/**
 * Since when no job of a lane has been done, and how many wait: its service is away, or no process
 * takes its jobs. Null: neither.
 */
export async function findLaneDelay(db: Db, lane: JobLane, now: Date): Promise<LaneOutage | null> {
  const outage = await findLaneOutage(db, lane, now);
  if (outage !== null) return outage;
  const { since, waiting } = await db
    .selectFrom('jobs')
    .select((eb) => [
      eb.fn.min<Date | null>('run_at').as('since'),
      eb.fn.countAll<number>().as('waiting'),
    ])
    .where('lane', '=', lane)
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now)
    .executeTakeFirstOrThrow();
  return since !== null && now.getTime() - since.getTime() > LATE_MS ? { since, waiting } : null;
}
