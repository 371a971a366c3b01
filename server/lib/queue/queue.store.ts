import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import type { JobsTable } from '#database/types.ts';
import type { JobLane } from './job-lanes.ts';
import { LEASE_MS, TRIED_FOR_MS } from './job-retries.rules.ts';

/** A job as its process took it; `started_at` distinguishes it from a later run. */
export interface TakenJob
  extends Pick<
    Selectable<JobsTable>,
    | 'job_id'
    | 'kind'
    | 'user_id'
    | 'payload'
    | 'attempts'
    | 'interruptions'
    | 'created_at'
    | 'give_up_at'
  > {
  started_at: Date;
}

interface NewJobs {
  kind: string;
  isUrgent: boolean;
  now: Date;
  list: readonly { userId: number | null; payload: object }[];
}

/** Queues jobs of a kind; workers see them once the transaction has committed. */
export async function insertJobs(tx: Tx, { kind, isUrgent, now, list }: NewJobs): Promise<void> {
  if (list.length === 0) return;
  const giveUpAt = new Date(now.getTime() + TRIED_FOR_MS);
  await sql`
    insert into jobs (kind, user_id, payload, priority, created_at, run_at, give_up_at)
    select ${kind}, "userId", payload, ${isUrgent ? 0 : 1}, ${now}, ${now}, ${giveUpAt}
    from json_to_recordset(${JSON.stringify(list)}::json) as job ("userId" int, payload jsonb)
  `.execute(tx);
}

/** Which jobs a runner takes; absent: all. */
export interface TakesJobs {
  lane?: JobLane;
  /** Only those that somebody waits for. */
  onlyUrgent?: boolean;
}

/** Until when a job is taken, by the clock of the database, which all processes share. */
const leaseEnd = sql<Date>`clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'`;

/**
 * Takes the next due job that no process is running: urgent ones first. One that a process left
 * unfinished counts as interrupted.
 */
export async function takeJob(
  db: Db,
  now: Date,
  { lane, onlyUrgent = false }: TakesJobs = {},
): Promise<TakenJob | undefined> {
  const ofLane = lane === undefined ? sql`` : sql`and lane = ${lane}`;
  // A query for each priority: the index then leads straight to the first due job.
  for (const priority of onlyUrgent ? [0] : [0, 1]) {
    const { rows } = await sql<TakenJob>`
      update jobs set locked_until = ${leaseEnd}, attempts = attempts + 1,
        started_at = date_trunc('milliseconds', clock_timestamp()),
        interruptions = interruptions + (locked_until is not null)::int
      where job_id = (
        select job_id from jobs
        where finished_at is null and failed_at is null and priority = ${priority} ${ofLane}
          and run_at <= ${now} and (locked_until is null or locked_until <= clock_timestamp())
        order by run_at, job_id limit 1 for update skip locked
      )
      returning job_id, kind, user_id, payload, attempts, interruptions, created_at, give_up_at,
        started_at
    `.execute(db);
    if (rows[0]) return rows[0];
  }
}

/** A job that this process still holds: no other has taken it since. */
const held = (db: Db, job: TakenJob) =>
  db
    .updateTable('jobs')
    .where('job_id', '=', job.job_id)
    .where('attempts', '=', job.attempts)
    .where('started_at', '=', job.started_at)
    .where('locked_until', 'is not', null);

/** Holds a job for longer. */
export async function renewLease(db: Db, job: TakenJob): Promise<void> {
  await held(db, job).set({ locked_until: leaseEnd }).execute();
}

/** Marks a job as done, and removes its payload. */
export async function finishJob(db: Db, job: TakenJob, now: Date): Promise<void> {
  await held(db, job)
    .set({ finished_at: now, locked_until: null, last_error: null, payload: '{}' })
    .execute();
}

/** Postpones a job, and gives it three more days from then on. */
export async function postponeJob(db: Db, job: TakenJob, until: Date): Promise<void> {
  await held(db, job)
    .set({
      locked_until: null,
      last_error: null,
      attempts: 0,
      interruptions: 0,
      run_at: until,
      give_up_at: new Date(until.getTime() + TRIED_FOR_MS),
    })
    .execute();
}

/**
 * Marks a job as failed for now, or for good.
 * @param nextAt null: for good
 * @returns whether this process still held it
 */
export async function failJob(
  db: Db,
  job: TakenJob,
  failure: {
    error: string;
    nextAt: Date | null;
    now: Date;
    /** It may have been done: counted like the end of its process. */
    isInterruption?: boolean;
  },
): Promise<boolean> {
  const { error, nextAt, now, isInterruption = false } = failure;
  const { numUpdatedRows } = await held(db, job)
    .set({
      locked_until: null,
      last_error: error,
      ...(isInterruption && { interruptions: job.interruptions + 1 }),
      ...(nextAt === null ? { failed_at: now } : { run_at: nextAt }),
    })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many jobs of a kind about a person were queued since a moment, whatever their state. */
export async function countJobsOf(
  db: Db,
  { kind, userId, since }: { kind: string; userId: number; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a job of a kind was queued at a moment or later, whatever its state. */
export async function wasJobQueuedSince(db: Db, kind: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('job_id')
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a job of a kind about a person has not been done yet. */
export async function isJobOpen(db: Db, kind: string, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes every job about a person. */
export async function deleteJobsOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('jobs').where('user_id', '=', userId).execute();
}

/** Deletes jobs that ended before a moment. */
export async function deleteEndedJobs(
  db: Db,
  { finishedBefore, failedBefore }: { finishedBefore: Date; failedBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where((eb) =>
      eb.or([eb('finished_at', '<', finishedBefore), eb('failed_at', '<', failedBefore)]),
    )
    .execute();
}
