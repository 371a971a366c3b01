import type { z } from 'zod';
import type { JobKind } from '#contract/jobs.ts';
import type { Tx } from '#database/open.ts';
import { insertJobs } from './queue.store.ts';

/** What a job gets besides its payload. */
export interface JobContext {
  /** The person it is about, if anybody. */
  userId: number | null;
  /** When this attempt began. */
  now: Date;
  /** A secret for a mailed link; the same for each attempt while this process lives. */
  token: string;
}

/** Thrown by a job that must wait: it is run again at that time, and has not failed. */
export class JobPostponed extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super(`not before ${until.toISOString()}`);
    this.until = until;
  }
}

/**
 * A kind of job: its payload and its work. Running it twice must do no more harm than one more
 * email.
 */
export interface Job<Payload, Needs> {
  kind: JobKind;
  /** Ids rather than contents: nothing secret is stored, and the job reads the present state. */
  payload: z.ZodType<Payload>;
  /** Somebody waits for it: it is run before the others of its lane. */
  isUrgent?: boolean;
  /** @throws whatever keeps it from being done; it is tried again */
  run(needs: Needs, payload: Payload, context: JobContext): Promise<void>;
}

/** Keeps the types of a kind of job together. */
export const defineJob = <Payload, Needs>(job: Job<Payload, Needs>) => job;

interface About<Payload> {
  payload: Payload;
  userId?: number | null;
}

/** Queues a job in the transaction of its cause. */
export function queueJob<Payload extends object>(
  tx: Tx,
  job: Job<Payload, never>,
  { payload, userId = null }: About<Payload>,
  now: Date,
): Promise<void> {
  return queueJobs(tx, job, [{ payload, userId }], now);
}

/** Queues many jobs of one kind. */
export function queueJobs<Payload extends object>(
  tx: Tx,
  { kind, isUrgent = false }: Job<Payload, never>,
  list: readonly About<Payload>[],
  now: Date,
): Promise<void> {
  const rows = list.map(({ payload, userId = null }) => ({ payload, userId }));
  return insertJobs(tx, { kind, isUrgent, now, list: rows });
}
