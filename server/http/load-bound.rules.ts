/** Requests that ended in one window of time. */
export interface EndedRequests {
  /** Half of them took at most so long, from their first hook to the end of the response. */
  medianMs: number;
  /** The most that were in flight at once. */
  mostInFlight: number;
}

/** How long a window lasts at least. */
export const WINDOW_MS = 200;

/** Half of what is accepted may take longer; the slowest then stay below 2 s. */
const TARGET_MS = 500;

const LEAST_DECREASE = 0.8;
const MOST_DECREASE = 0.5;
const INCREASE = 1.05;

/**
 * How many requests are worked on at once after a window: it falls quickly and rises slowly,
 * as TCP bounds what is on its way. What is slow while little is in flight is slow by itself (a large
 * upload, an export), and narrows nothing.
 */
export function nextBound(
  bound: number,
  { medianMs, mostInFlight }: EndedRequests,
  { min, max }: { min: number; max: number },
): number {
  if (medianMs <= TARGET_MS) return Math.min(max, Math.ceil(bound * INCREASE));
  if (mostInFlight * 2 < bound) return bound;
  const part = Math.min(LEAST_DECREASE, Math.max(MOST_DECREASE, TARGET_MS / medianMs));
  return Math.max(min, Math.floor(bound * part));
}
