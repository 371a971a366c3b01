import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/units.ts';

/**
 * How long a job stays taken by a process that says nothing, and how often a process at work says
 * that it lives: a job of a dead process goes on within a minute.
 */
export const LEASE_MS = 45_000;
export const RENEW_MS = 15_000;

/** For how long a failing job is tried again. */
export const TRIED_FOR_MS = 3 * DAY_MS;

/** The first pause after a failure; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = HOUR_MS;

/** How often a job that its process left unfinished is run again. */
const MAX_INTERRUPTIONS = 1;

/**
 * When a job that failed is tried again.
 * @param job.attempts those made so far
 * @returns null: no more
 */
export function nextAttemptAt(job: { attempts: number; give_up_at: Date }, now: Date): Date | null {
  if (now >= job.give_up_at) return null;
  // Limits the exponent, so that the pause stays a valid date however often an admin retries.
  const doublings = Math.min(Math.max(job.attempts - 1, 0), 20);
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** doublings, LONGEST_PAUSE_MS);
  return new Date(Math.min(now.getTime() + pause, job.give_up_at.getTime()));
}

/**
 * Whether a job whose process ended without a result has failed for good: it may have done its work
 * each time, and would send an email again and again.
 */
export const isInterruptedTooOften = (job: { interruptions: number }) =>
  job.interruptions > MAX_INTERRUPTIONS;
