import { sql } from 'kysely';
import type { Tx } from '#database/open.ts';
import type { JobLane } from './job-lanes.ts';
import { TRIED_FOR_MS } from './job-retries.rules.ts';

/** A process is at work on the job. By the clock of the database, like the lease itself. */
export const isRunning = sql<boolean>`(locked_until is not null and locked_until > clock_timestamp())`;

/** The lanes of cancellable jobs: a cancellation loses a message and nothing else. */
const cancellableLanes: readonly JobLane[] = ['mail', 'push'];

/** Whether a job that is not running can be cancelled. */
export const isCancellable = ({ lane }: { lane: string }) =>
  cancellableLanes.some((one) => one === lane);

/** How many jobs one call retries: as many as take the database a moment. */
const MAX_RETRIED = 20_000;

/** The jobs to retry: the first of a state, or one of them. */
export interface RetriedJobs {
  state: 'failed' | 'waiting';
  jobId?: number;
}

/**
 * Makes jobs due now and ends the pauses of their lanes: failed ones are tried for three more days,
 * waiting ones keep their end. Jobs that wait for their time and have not failed, such as emails in
 * quiet hours, are made due by their id alone.
 * @returns their kinds
 */
export async function retryJobs(
  tx: Tx,
  { state, jobId }: RetriedJobs,
  now: Date,
): Promise<string[]> {
  const chosen = tx
    .selectFrom('jobs')
    .select('job_id')
    .where('finished_at', 'is', null)
    .where('failed_at', state === 'failed' ? 'is not' : 'is', null)
    .where((eb) => eb.not(isRunning))
    .$if(jobId !== undefined, (qb) => qb.where('job_id', '=', jobId ?? 0))
    .$if(jobId === undefined && state === 'waiting', (qb) =>
      qb.where((eb) => eb.or([eb('last_error', 'is not', null), eb('run_at', '<=', now)])),
    )
    .orderBy('job_id')
    .limit(MAX_RETRIED)
    .forUpdate();
  const again = {
    failed_at: null,
    attempts: 0,
    interruptions: 0,
    give_up_at: new Date(now.getTime() + TRIED_FOR_MS),
  };
  const rows = await tx
    .updateTable('jobs')
    .set({ run_at: now, ...(state === 'failed' && again) })
    .where('job_id', 'in', chosen)
    .returning('kind')
    .execute();
  if (rows.length > 0) await sql`select pg_notify('academy_changes', 'jobs_retry')`.execute(tx);
  return rows.map(({ kind }) => kind);
}

/**
 * Ends a job of a cancellable lane that waits or has failed; it counts as done, so that limits on
 * emails go on counting it.
 * @returns its kind and person; undefined where no such job can be cancelled
 */
export function cancelJob(tx: Tx, jobId: number, now: Date) {
  return tx
    .updateTable('jobs')
    .set({ finished_at: now, failed_at: null, locked_until: null, payload: '{}' })
    .where('job_id', '=', jobId)
    .where('finished_at', 'is', null)
    .where('lane', 'in', cancellableLanes)
    .where((eb) => eb.not(isRunning))
    .returning(['kind', 'user_id'])
    .executeTakeFirst();
}
