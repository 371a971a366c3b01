import { type TimeLimitName, timeLimits } from '#server/lib/time-limits.ts';

/**
 * Shortens one limit of the table, so that a test need not wait for it; what is created afterwards
 * keeps to it.
 * @returns sets the limit back
 */
export function shortenTimeLimit(name: TimeLimitName, milliseconds: number): () => void {
  const limit: { milliseconds: number } = timeLimits[name];
  const { milliseconds: before } = limit;
  limit.milliseconds = milliseconds;
  return () => {
    limit.milliseconds = before;
  };
}
