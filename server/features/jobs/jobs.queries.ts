import type { JobState } from '#contract/jobs-admin.ts';
import type { Db } from '#database/open.ts';
import type { Page } from '#server/lib/sql/page.ts';

const open = (db: Db) => db.selectFrom('jobs').where('finished_at', 'is', null);

const ofState = (db: Db, state: JobState) =>
  state === 'failed'
    ? open(db).where('failed_at', 'is not', null)
    : open(db).where('failed_at', 'is', null);

/** How many jobs were given up, and how many wait. */
export async function countOpenJobs(db: Db): Promise<Record<JobState, number>> {
  const { failed, waiting } = await open(db)
    .select((eb) => [
      eb.fn.count<number>('failed_at').as('failed'),
      eb.fn.countAll<number>().filterWhere('failed_at', 'is', null).as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return { failed, waiting };
}

/** Jobs of a state: those given up last first, those due next first. */
export function listJobs(db: Db, { state, page, limit }: Page & { state: JobState }) {
  const rows = ofState(db, state)
    .leftJoin('users', 'users.user_id', 'jobs.user_id')
    .select([
      'jobs.job_id',
      'jobs.kind',
      'jobs.user_id',
      'users.name as user_name',
      'jobs.attempts',
      'jobs.last_error',
      'jobs.created_at',
      'jobs.run_at',
      'jobs.failed_at',
    ])
    .limit(limit)
    .offset((page - 1) * limit);
  const ordered =
    state === 'failed'
      ? rows.orderBy('failed_at', 'desc').orderBy('job_id', 'desc')
      : rows.orderBy('run_at').orderBy('job_id');
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
