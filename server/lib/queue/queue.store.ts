import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import type { JobsTable } from '#database/types.ts';
import { LEASE_MS, TRIED_FOR_MS } from './job-retries.rules.ts';

/** A job as its process took it; `locked_until` distinguishes it from a later run. */
export interface TakenJob
  extends Pick<
    Selectable<JobsTable>,
    'job_id' | 'kind' | 'user_id' | 'payload' | 'attempts' | 'interruptions' | 'give_up_at'
  > {
  locked_until: Date;
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

/** The kinds that a lane takes: its own, or all that no other lane takes, unknown ones included. */
export type JobKinds = { only: readonly string[] } | { except: readonly string[] };

const ofKinds = (kinds: JobKinds) =>
  'only' in kinds
    ? sql`kind = any(${sql.val(kinds.only)}::text[])`
    : sql`kind <> all(${sql.val(kinds.except)}::text[])`;

/**
 * Takes the next due job that no process is running. One that a process left unfinished counts as
 * interrupted.
 */
export async function takeJob(
  db: Db,
  now: Date,
  kinds: JobKinds = { except: [] },
): Promise<TakenJob | undefined> {
  const lockedUntil = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql<Omit<TakenJob, 'locked_until'>>`
    update jobs set locked_until = ${lockedUntil}, attempts = attempts + 1,
      interruptions = interruptions + (locked_until is not null)::int
    where job_id = (
      select job_id from jobs
      where finished_at is null and failed_at is null and run_at <= ${now}
        and (locked_until is null or locked_until <= ${now}) and ${ofKinds(kinds)}
      order by priority, run_at, job_id limit 1 for update skip locked
    )
    returning job_id, kind, user_id, payload, attempts, interruptions, give_up_at
  `.execute(db);
  const [row] = rows;
  return row && { ...row, locked_until: lockedUntil };
}

/** A job that this process still holds; after `locked_until` another may have taken it. */
const held = (db: Db, job: TakenJob) =>
  db
    .updateTable('jobs')
    .where('job_id', '=', job.job_id)
    .where('attempts', '=', job.attempts)
    .where('locked_until', '=', job.locked_until);

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
  { error, nextAt, now }: { error: string; nextAt: Date | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await held(db, job)
    .set({
      locked_until: null,
      last_error: error,
      ...(nextAt === null ? { failed_at: now } : { run_at: nextAt }),
    })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Queues a failed job again, for three more days.
 * @returns its kind; undefined where there is no such failed job
 */
export async function reviveJob(tx: Tx, jobId: number, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('jobs')
    .set({
      failed_at: null,
      run_at: now,
      attempts: 0,
      interruptions: 0,
      give_up_at: new Date(now.getTime() + TRIED_FOR_MS),
    })
    .where('job_id', '=', jobId)
    .where('failed_at', 'is not', null)
    .returning('kind')
    .executeTakeFirst();
  if (row) await sql`select pg_notify('academy_changes', 'jobs')`.execute(tx);
  return row?.kind;
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
