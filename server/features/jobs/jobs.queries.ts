import { sql } from 'kysely';
import type { JobState } from '#contract/jobs-admin.ts';
import type { Db } from '#database/open.ts';
import { isRunning } from '#server/lib/queue/open-jobs.store.ts';
import type { Page } from '#server/lib/sql/page.ts';

const open = (db: Db) => db.selectFrom('jobs').where('finished_at', 'is', null);

/** The state of an open job. */
const state = sql<JobState>`
  case when failed_at is not null then 'failed' when ${isRunning} then 'running' else 'waiting' end
`;

/**
 * How many open jobs there are of each state, and since when the one that has waited longest has
 * been due: from its creation, or where it had to wait for its time, from then.
 */
export async function summarizeOpenJobs(db: Db, now: Date) {
  const due = sql<boolean>`(${state} = 'waiting' and (run_at <= ${now} or last_error is not null))`;
  const { oldest_waiting_at, ...counts } = await open(db)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(state, '=', 'failed').as('failed'),
      eb.fn.countAll<number>().filterWhere(state, '=', 'waiting').as('waiting'),
      eb.fn.countAll<number>().filterWhere(state, '=', 'running').as('running'),
      sql<Date | null>`
        min(case when last_error is null then run_at else created_at end) filter (where ${due})
      `.as('oldest_waiting_at'),
    ])
    .executeTakeFirstOrThrow();
  return { counts, oldest_waiting_at };
}

/** Jobs of a state: those given up last first, those due next first, those that run longest first. */
export function listJobs(db: Db, { state: chosen, page, limit }: Page & { state: JobState }) {
  const rows = open(db)
    .where(state, '=', chosen)
    .leftJoin('users', 'users.user_id', 'jobs.user_id')
    .select([
      'jobs.job_id',
      'jobs.kind',
      'jobs.lane',
      'jobs.user_id',
      'users.name as user_name',
      'jobs.attempts',
      'jobs.last_error',
      'jobs.created_at',
      'jobs.run_at',
      'jobs.started_at',
      'jobs.failed_at',
    ])
    .limit(limit)
    .offset((page - 1) * limit);
  const ordered =
    chosen === 'failed'
      ? rows.orderBy('failed_at', 'desc').orderBy('job_id', 'desc')
      : rows.orderBy(chosen === 'running' ? 'started_at' : 'run_at').orderBy('job_id');
  return ordered.execute();
}

/** Whether a job exists, in whatever state. */
export async function isJob(db: Db, jobId: number): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('job_id')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row !== undefined;
}
