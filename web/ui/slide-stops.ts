/** Where slides stand beside each other, in pixels from the first one’s left edge. */
export interface SlideRow {
  /** The left edge of each slide. */
  starts: readonly number[];
  /** The right edge of the last. */
  end: number;
  /** The width that is shown at once. */
  shown: number;
}

/** Edges are whole pixels: positions this close are one. */
const SAME = 2;

/** The positions that the row stops at: every `step`th slide at the left, and never past the end. */
export function stopsOf({ starts, end, shown }: SlideRow, step: number): number[] {
  const last = Math.max(0, end - shown);
  return starts
    .filter((_, i) => i % step === 0)
    .map((start) => Math.min(start, last))
    .filter((stop, i, all) => i === 0 || stop - (all[i - 1] ?? 0) > SAME);
}

/** The remainder that is never negative. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * Where a stop is. The stops of a row that goes round repeat every `period` pixels, before the first
 * and after the last as well: of three, stop 3 is the first again, one round on, and stop -1 the last.
 */
export function positionOf(stops: readonly number[], index: number, period: number): number {
  const round = Math.floor(index / stops.length);
  return (stops[wrap(index, stops.length)] ?? 0) + round * period;
}

/** How far a slide of a row that goes round is moved, so that it stands next to what is shown. */
export function shiftOf(start: number, position: number, period: number): number {
  const shift = Math.round((position - start) / period) * period;
  // Not -0, which would be another text.
  return shift || 0;
}

/** The stop next to a position; in a row that goes round, of any round. */
export function nearestStop(stops: readonly number[], position: number, period: number): number {
  const round = period > 0 ? Math.floor(position / period) : 0;
  const indexes = Array.from(
    { length: stops.length + (period > 0 ? 1 : 0) },
    (_, i) => i + round * stops.length,
  );
  const distance = (index: number) => Math.abs(positionOf(stops, index, period) - position);
  return indexes.reduce(
    (best, index) => (distance(index) < distance(best) ? index : best),
    indexes[0] ?? 0,
  );
}

/** The way from a stop to a slide’s stop that is the shortest, in a row that goes round. */
export function shortestWay(from: number, to: number, count: number): number {
  const ahead = wrap(to - from, count);
  return ahead > count / 2 ? ahead - count : ahead;
}
