/** A part of a recording, in seconds; `end` is not part of it. */
export interface Stretch {
  start: number;
  end: number;
}

/** Parts closer than this are joined: players report many small ones. */
const JOINT_SECONDS = 0.25;

/** A shorter gap is ignored. */
const SHORTEST_GAP_SECONDS = 1;

/** The same parts in order, joined where they touch or overlap, cut to the recording. */
export function mergeStretches(
  stretches: readonly Stretch[],
  durationSeconds = Number.POSITIVE_INFINITY,
): Stretch[] {
  const sorted = stretches
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(durationSeconds, end) }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  const merged: Stretch[] = [];
  for (const stretch of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && stretch.start <= last.end + JOINT_SECONDS) {
      last.end = Math.max(last.end, stretch.end);
    } else merged.push({ ...stretch });
  }
  return merged;
}

/** How many seconds merged parts cover. */
export function coveredSeconds(merged: readonly Stretch[]): number {
  return merged.reduce((sum, { start, end }) => sum + end - start, 0);
}

/**
 * How much of a recording merged parts cover, 0 to 100. The last moments are often not reported.
 */
export function coveredPercent(merged: readonly Stretch[], durationSeconds: number): number {
  if (!Number.isFinite(durationSeconds) || durationSeconds <= 0) return 0;
  const percent = (coveredSeconds(merged) / durationSeconds) * 100;
  return percent >= 99 ? 100 : percent;
}

/** The gaps between merged parts, longest first. */
export function missingStretches(merged: readonly Stretch[], durationSeconds: number): Stretch[] {
  if (!Number.isFinite(durationSeconds)) return [];
  const borders = [...merged, { start: durationSeconds, end: durationSeconds }];
  return borders
    .map(({ start }, index) => ({ start: merged[index - 1]?.end ?? 0, end: start }))
    .filter(({ start, end }) => end - start >= SHORTEST_GAP_SECONDS)
    .sort((a, b) => b.end - b.start - (a.end - a.start));
}

interface EarlierVisit {
  /** 0 to 100, as the academy stores it for all devices. */
  percent: number;
  /** The last position, in seconds. */
  positionSeconds: number;
  durationSeconds: number;
}

/**
 * The assumed parts of an earlier visit on another device, of which only the amount and the last
 * position are known: people watch up to where they stop, so it ends there.
 */
export function earlierStretch({
  percent,
  positionSeconds,
  durationSeconds,
}: EarlierVisit): Stretch {
  const seconds = (percent / 100) * durationSeconds;
  const end = Math.min(durationSeconds, Math.max(seconds, positionSeconds));
  return { start: end - seconds, end };
}

/** The browser’s own list of played ranges. */
export function stretchesOf(ranges: TimeRanges): Stretch[] {
  return Array.from({ length: ranges.length }, (_, i) => ({
    start: ranges.start(i),
    end: ranges.end(i),
  }));
}
