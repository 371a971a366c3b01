/** A worker that ran this long was healthy: its next failure counts as the first. */
const SOUND_AFTER_MS = 30_000;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;

/**
 * How often in a row a worker has failed now.
 * @param before how often it had when it was started
 */
export function countFailures(before: number, livedMs: number): number {
  return livedMs >= SOUND_AFTER_MS ? 1 : before + 1;
}

/** How long to wait before a worker is replaced that has failed so often in a row. */
export function respawnDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
}
