/** Requests that ended, or became too slow, in one window of time. */
export interface EndedRequests {
  /**
   * Half of them took at most so long, from when they had arrived to the last byte of the response;
   * those that are still in flight are counted once they have taken too long.
   */
  medianMs: number;
  /** The most that were in flight at once. */
  mostInFlight: number;
}

/** How long a window lasts at least. */
export const WINDOW_MS = 200;

/** The target for the median: the slowest responses then stay below 2 s. */
export const TARGET_MS = 500;

/** Of the bound so much is left at most, and at least, after a window that was too slow. */
const MAX_SHARE_LEFT = 0.8;
const MIN_SHARE_LEFT = 0.5;
/** By so much the bound grows after one that was not. */
const INCREASE = 1.05;

/**
 * How many requests are worked on at once after a window: the bound falls quickly and rises slowly,
 * like TCP's congestion window. Requests that are slow while few are in flight (a large upload, an
 * export) do not lower it.
 */
export function nextBound(
  bound: number,
  { medianMs, mostInFlight }: EndedRequests,
  { min, max }: { min: number; max: number },
): number {
  if (medianMs <= TARGET_MS) return Math.min(max, Math.ceil(bound * INCREASE));
  if (mostInFlight * 2 < bound) return bound;
  const shareLeft = Math.min(MAX_SHARE_LEFT, Math.max(MIN_SHARE_LEFT, TARGET_MS / medianMs));
  return Math.max(min, Math.floor(bound * shareLeft));
}
