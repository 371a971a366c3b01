/** A played stretch, in seconds. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * How much of a recording has been watched, 0 to 100: the union of what was played now
 * and of what earlier visits are known to have covered, taken as lying at the start.
 * Jumping to the end therefore watches only the end.
 */
export function watchedPercent(
  played: readonly Stretch[],
  durationSeconds: number,
  earlierPercent: number,
): number {
  if (!Number.isFinite(durationSeconds) || durationSeconds <= 0) return earlierPercent;
  const stretches = [{ start: 0, end: (earlierPercent / 100) * durationSeconds }, ...played]
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(durationSeconds, end) }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  let covered = 0;
  let reached = 0;
  for (const { start, end } of stretches) {
    covered += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  const percent = (covered / durationSeconds) * 100;
  // The last frames of a recording are often not reported as played.
  return percent >= 99 ? 100 : percent;
}

/** The browser’s own list of what it has played. */
export function stretchesOf(ranges: TimeRanges): Stretch[] {
  return Array.from({ length: ranges.length }, (_, i) => ({
    start: ranges.start(i),
    end: ranges.end(i),
  }));
}

/** How far the reader of a text has come, from where its box stands in the window. */
export function readPercent(box: { top: number; height: number }, windowHeight: number): number {
  if (box.height <= 0) return 0;
  return Math.min(100, Math.max(0, ((windowHeight - box.top) / box.height) * 100));
}
