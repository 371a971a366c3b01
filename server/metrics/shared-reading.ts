import { within } from '#database/within.ts';
import { timeLimits } from '#server/lib/time-limits.ts';

/** How long a reading is used: all gauges of one scrape share it. */
const SHARED_MS = 1_000;

/**
 * Reads for several gauges at once. A reading that fails or is late is null: the scrape gets
 * the other figures, and shows that these are missing.
 */
export function sharedReading<T>(
  read: () => Promise<T>,
  limitMs: number = timeLimits.figures.milliseconds,
): () => Promise<T | null> {
  let reading: Promise<T | null> = Promise.resolve(null);
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - readAt > SHARED_MS) {
      readAt = now;
      reading = within(limitMs, read()).catch(() => null);
    }
    return reading;
  };
}
