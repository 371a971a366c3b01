import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { type Job, JobPostponed } from './define-job.ts';
import { isInterruptedTooOften, nextAttemptAt } from './job-retries.rules.ts';
import {
  failJob,
  finishJob,
  type JobKinds,
  postponeJob,
  type TakenJob,
  takeJob,
} from './queue.store.ts';

/** What runs the jobs of a lane. */
export interface JobRunner<Needs> {
  db: Db;
  /** The kinds that this process knows. */
  jobs: readonly Job<unknown, Needs>[];
  /** Those that it runs; absent: all, unknown ones included. */
  takes?: JobKinds;
  /** Passed to each job. */
  needs: Needs;
  now: () => Date;
  /** Called with each failure; the job itself is tried again. */
  onFailure: (error: unknown, job: Pick<TakenJob, 'job_id' | 'kind' | 'attempts'>) => void;
  /** Wraps the work of a job, to measure it. */
  within?: (kind: string, work: () => Promise<void>) => Promise<void>;
  /** Part of the transaction in which a job fails for good. */
  onFailed?: (tx: Tx, job: Pick<TakenJob, 'job_id' | 'kind'>, now: Date) => Promise<void>;
  /** A closing process begins no further job. */
  isStopping?: () => boolean;
}

const LONGEST_ERROR = 1000;

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);

/** Takes one due job and runs it. @returns false where none is due */
async function runNextJob<Needs>(runner: JobRunner<Needs>): Promise<boolean> {
  const { db, jobs, needs, now, onFailure } = runner;
  const at = now();
  const taken = await takeJob(db, at, runner.takes);
  if (!taken) return false;
  try {
    // It may have done its work each time, so it is not run a third time.
    if (isInterruptedTooOften(taken)) throw new InterruptedError();
    const job = jobs.find(({ kind }) => kind === taken.kind);
    if (job === undefined) throw new Error(`no job of the kind ${taken.kind} is known`);
    const payload = job.payload.parse(taken.payload);
    const work = () => job.run(needs, payload, { userId: taken.user_id, now: at });
    await (runner.within === undefined ? work() : runner.within(taken.kind, work));
  } catch (error) {
    if (error instanceof JobPostponed) {
      await postponeJob(db, taken, error.until);
      return true;
    }
    const { job_id, kind, attempts } = taken;
    // The payload is left out: this is logged.
    onFailure(error, { job_id, kind, attempts });
    const isLast = error instanceof InterruptedError;
    const failedAt = now();
    const nextAt = isLast ? null : nextAttemptAt(taken, failedAt);
    await inTransaction(db, async (tx) => {
      const failure = { error: messageOf(error), nextAt, now: failedAt };
      const isOurs = await failJob(tx, taken, failure);
      if (isOurs && nextAt === null) await runner.onFailed?.(tx, { job_id, kind }, failedAt);
    });
    return true;
  }
  await finishJob(db, taken, now());
  return true;
}

/** The process of the job ended twice while it was running. */
class InterruptedError extends Error {
  constructor() {
    super('The server stopped twice while it ran this job, so it may have been done.');
  }
}

/** Runs every due job, one after the other. @returns how many it has taken */
export async function runDueJobs<Needs>(runner: JobRunner<Needs>): Promise<number> {
  let taken = 0;
  while (!runner.isStopping?.() && (await runNextJob(runner))) taken++;
  return taken;
}
