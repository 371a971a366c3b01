import { type Db, inTransaction } from '#database/open.ts';
import { errorText } from './job-errors.ts';
import type { JobLane } from './job-lanes.ts';

/** Since when the service of a lane has been away, and how many due jobs wait for it. */
export interface LaneOutage {
  since: Date;
  waiting: number;
}

/** How many jobs of a lane wait for its service: those that are due, and those that failed before. */
async function countDue(db: Db, lane: JobLane, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lane', '=', lane)
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('run_at', '<=', now), eb('last_error', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** The present outage of a lane, whichever process noticed it; null: its service answers. */
export async function findLaneOutage(db: Db, lane: JobLane, now: Date): Promise<LaneOutage | null> {
  const row = await db
    .selectFrom('lane_outages')
    .select('since')
    .where('lane', '=', lane)
    .executeTakeFirst();
  return row === undefined ? null : { since: row.since, waiting: await countDue(db, lane, now) };
}

/**
 * Records that an outage of a lane began.
 * @returns the outage where it is new; null where it is known already
 */
export function beginLaneOutage(
  db: Db,
  lane: JobLane,
  { error, now }: { error: unknown; now: Date },
): Promise<LaneOutage | null> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .insertInto('lane_outages')
      .values({ lane, since: now, last_error: errorText(error) })
      .onConflict((oc) => oc.column('lane').doNothing())
      .returning('since')
      .executeTakeFirst();
    return row === undefined ? null : { since: now, waiting: await countDue(tx, lane, now) };
  });
}

/** Records that the service of a lane answers. @returns the outage that ended; null without one */
export function endLaneOutage(db: Db, lane: JobLane, now: Date): Promise<LaneOutage | null> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .deleteFrom('lane_outages')
      .where('lane', '=', lane)
      .returning('since')
      .executeTakeFirst();
    return row === undefined ? null : { since: row.since, waiting: await countDue(tx, lane, now) };
  });
}
