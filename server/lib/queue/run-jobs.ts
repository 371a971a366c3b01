import { setTimeout as pause } from 'node:timers/promises';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { type Job, JobPostponed } from './define-job.ts';
import { errorText, JobAbandoned, JobRefused, ServiceAway, SessionLost } from './job-errors.ts';
import type { JobLane } from './job-lanes.ts';
import { isInterruptedTooOften, nextAttemptAt, RENEW_MS } from './job-retries.rules.ts';
import { jobToken } from './job-token.ts';
import type { LaneGate } from './lane-gate.ts';
import { beginLaneOutage, endLaneOutage, type LaneOutage } from './lane-outages.store.ts';
import {
  failJob,
  finishJob,
  postponeJob,
  renewLease,
  type TakenJob,
  type TakesJobs,
  takeJob,
} from './queue.store.ts';

/** An outage of a lane's service that began, or that ended. */
export interface OutageNews extends LaneOutage {
  lane: JobLane;
  /** Why the last attempt failed; absent: the outage has ended. */
  error?: unknown;
}

/** What runs the jobs of a lane. */
export interface JobRunner<Needs> {
  db: Db;
  /** The kinds that this process knows. */
  jobs: readonly Job<unknown, Needs>[];
  /** Those that it runs; absent: all, unknown ones included. */
  takes?: TakesJobs;
  /** Passed to each job. */
  needs: Needs;
  /**
   * What one job gets in place of `needs`.
   * @param onServed to be called where the service of its lane did its part
   */
  needsOf?: (job: TakenJob, onServed: () => void) => Needs;
  now: () => Date;
  /** Decides when the next job may begin; absent: at once. */
  gate?: LaneGate;
  /** Called with each failure of a job, but not for each job that an outage keeps from being done. */
  onFailure: (error: unknown, job: Pick<TakenJob, 'job_id' | 'kind' | 'attempts'>) => void;
  /** Called once when an outage begins, and once when it ends. */
  onOutage?: (news: OutageNews) => void;
  /** Wraps the work of a job, to measure it. */
  within?: (kind: string, work: () => Promise<void>) => Promise<void>;
  /** Part of the transaction in which a job fails for good. */
  onFailed?: (tx: Tx, job: Pick<TakenJob, 'job_id' | 'kind'>, now: Date) => Promise<void>;
  /** A closing process begins no further job. */
  isStopping?: () => boolean;
  /** Aborted where a closing process no longer waits for running jobs. */
  abandoned?: AbortSignal;
  /** Called with each job that a closing process has put back into the queue. */
  onAbandoned?: (job: Pick<TakenJob, 'job_id' | 'kind'>) => void;
  /** How often it renews the lease of a running job. */
  renewMs?: number;
  /** The pauses between attempts to store what became of a job. */
  storePausesMs?: readonly number[];
}

/** About ten minutes: a database that restarts or fails over is back by then. */
const STORE_PAUSES_MS = [250, 500, 1000, 2000, 4000, ...Array<number>(60).fill(10_000)];

/**
 * Stores what became of a job; where the database is away, it tries again. The lease is renewed
 * meanwhile, so no other process repeats the job.
 */
async function store<Needs, T>(runner: JobRunner<Needs>, write: () => Promise<T>): Promise<T> {
  for (const ms of runner.storePausesMs ?? STORE_PAUSES_MS) {
    try {
      return await write();
    } catch (error) {
      if (runner.isStopping?.()) throw error;
      await pause(ms);
    }
  }
  return write();
}

/** Renews the lease of a job while it runs. @returns a function that stops it */
function keepLease(db: Db, job: TakenJob, everyMs: number): () => void {
  // A renewal that fails is followed by the next: only a database that is away for long ends a lease.
  const timer = setInterval(() => void renewLease(db, job).catch(() => {}), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** The process of the job ended twice while it was running, or lost the answer twice. */
class InterruptedError extends Error {
  constructor() {
    super('This job was interrupted twice while it ran, so it may have been done.');
  }
}

/** A job that can tell how far it came does so before it is given up. */
const LAST_WORD_MS = 250;

/** Waits for a job until its process gives it up. */
async function unlessAbandoned<T>(run: Promise<T>, abandoned: AbortSignal | undefined): Promise<T> {
  if (abandoned === undefined) return run;
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const giveUp = () =>
    setTimeout(() => reject(new JobAbandoned({ mayBeDone: true })), LAST_WORD_MS).unref();
  abandoned.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([run, givenUp]);
  } finally {
    abandoned.removeEventListener('abort', giveUp);
  }
}

async function work<Needs>(runner: JobRunner<Needs>, taken: TakenJob, at: Date) {
  // It may have done its work each time, so it is not run a third time.
  if (isInterruptedTooOften(taken)) throw new InterruptedError();
  const job = runner.jobs.find(({ kind }) => kind === taken.kind);
  if (job === undefined) throw new Error(`no job of the kind ${taken.kind} is known`);
  const payload = job.payload.parse(taken.payload);
  let isServed = false;
  const onServed = () => {
    isServed = true;
  };
  const needs = runner.needsOf?.(taken, onServed) ?? runner.needs;
  const context = { userId: taken.user_id, now: at, token: jobToken(taken) };
  const run = () => job.run(needs, payload, context);
  await (runner.within === undefined ? run() : runner.within(taken.kind, run));
  return isServed;
}

/** The service of the lane answered: an outage, if there was one, is over. */
async function noteService<Needs>({ db, gate, takes, now, onOutage }: JobRunner<Needs>) {
  gate?.succeeded();
  if (gate === undefined || takes?.lane === undefined) return;
  const ended = await endLaneOutage(db, takes.lane, now());
  if (ended) onOutage?.({ ...ended, lane: takes.lane });
}

/** The service of the lane does not answer: the lane pauses. */
async function noteOutage<Needs>(runner: JobRunner<Needs>, error: unknown) {
  const { db, takes, now, onOutage } = runner;
  if (takes?.lane === undefined) return;
  const begun = await beginLaneOutage(db, takes.lane, { error, now: now() });
  if (begun) onOutage?.({ ...begun, lane: takes.lane, error });
}

/** Whether a job that did not end may have been done. */
const mayBeDone = (error: unknown) =>
  (error instanceof SessionLost || error instanceof JobAbandoned) && error.mayBeDone;

/** When a job that failed is tried again; null: it has failed for good. */
function nextAfter<Needs>(error: unknown, taken: TakenJob, { gate, now }: JobRunner<Needs>) {
  if (error instanceof InterruptedError || error instanceof JobRefused) return null;
  if (mayBeDone(error) && isInterruptedTooOften({ interruptions: taken.interruptions + 1 })) {
    return null;
  }
  if (error instanceof JobAbandoned) return now();
  const next = nextAttemptAt(taken, now());
  // It is not to blame: it is due again when the pause ends.
  return next !== null && error instanceof ServiceAway && gate ? gate.opensAt : next;
}

async function settleFailure<Needs>(runner: JobRunner<Needs>, taken: TakenJob, error: unknown) {
  const { db, now, gate, onFailure } = runner;
  const isAway = error instanceof ServiceAway;
  if (isAway) gate?.failed();
  const isOutage = isAway || (error instanceof SessionLost && gate?.lostSession() === true);
  const { job_id, kind, attempts } = taken;
  const nextAt = nextAfter(error, taken, runner);
  const isPutBack = error instanceof JobAbandoned && nextAt !== null;
  if (isPutBack) runner.onAbandoned?.({ job_id, kind });
  // The payload is left out: this is logged.
  else if (!isAway || gate === undefined) onFailure(error, { job_id, kind, attempts });
  const failure = {
    error: errorText(error),
    nextAt,
    now: now(),
    isInterruption: mayBeDone(error),
  };
  await store(runner, async () => {
    await inTransaction(db, async (tx) => {
      const isOurs = await failJob(tx, taken, failure);
      if (isOurs && nextAt === null) await runner.onFailed?.(tx, { job_id, kind }, failure.now);
    });
  });
  if (isOutage && gate) await noteOutage(runner, error);
  if (error instanceof JobRefused) await noteService(runner);
}

/** Takes one due job and runs it. @returns false where none is due, or none may begin now */
async function runNextJob<Needs>(runner: JobRunner<Needs>): Promise<boolean> {
  const { db, now, gate } = runner;
  if (gate?.enter() === false) return false;
  const at = now();
  const taken = await takeJob(db, at, runner.takes).catch((error) => {
    gate?.leaveUnused();
    throw error;
  });
  if (!taken) {
    gate?.leaveUnused();
    return false;
  }
  const release = keepLease(db, taken, runner.renewMs ?? RENEW_MS);
  try {
    await runTakenJob(runner, taken, at);
  } finally {
    release();
    gate?.leave();
  }
  return true;
}

async function runTakenJob<Needs>(runner: JobRunner<Needs>, taken: TakenJob, at: Date) {
  const { db, now } = runner;
  let isServed: boolean;
  try {
    isServed = await unlessAbandoned(work(runner, taken, at), runner.abandoned);
  } catch (error) {
    if (!(error instanceof JobPostponed)) return settleFailure(runner, taken, error);
    return store(runner, () => postponeJob(db, taken, error.until));
  }
  await store(runner, () => finishJob(db, taken, now()));
  if (isServed) await noteService(runner);
}

/** Runs every due job, one after the other. @returns how many it has taken */
export async function runDueJobs<Needs>(runner: JobRunner<Needs>): Promise<number> {
  let taken = 0;
  while (!runner.isStopping?.() && (await runNextJob(runner))) taken++;
  return taken;
}
