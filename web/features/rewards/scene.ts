import type { LandscapeDrawing, Point } from '#domain/landscape.ts';

/** The points of a ridge’s crest, parsed from its path; a smooth (far) ridge has none. */
export function crestOf(path: string): Point[] {
  const [, start, steps] = /^M(-?\d+ -?\d+|-?\d+-\d+)l([^VHz]*)/.exec(path) ?? [];
  if (start === undefined || steps === undefined) return [];
  const [x = 0, y = 0] = start.match(/-?\d+/g)?.map(Number) ?? [];
  const numbers = steps.match(/-?\d+/g)?.map(Number) ?? [];
  const points: Point[] = [{ x, y }];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const last = points.at(-1) ?? { x, y };
    points.push({ x: last.x + (numbers[i] ?? 0), y: last.y + (numbers[i + 1] ?? 0) });
  }
  return points;
}

/** The height of a crest at a position between its points. */
function heightAt(crest: Point[], x: number): number {
  const next = crest.findIndex((point) => point.x >= x);
  const to = crest[next];
  const from = crest[next - 1];
  if (!to) return crest.at(-1)?.y ?? 0;
  if (!from) return to.y;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

/**
 * The positions of coins on the traced ridge up to its summit, first to last.
 * @param side the side from which they come
 */
export function coinSteps(
  { ridges, trace }: LandscapeDrawing,
  { count, stride, side }: { count: number; stride: number; side: 'left' | 'right' },
): Point[] {
  const crest = crestOf(ridges.find(({ depth }) => depth === trace.depth)?.path ?? '');
  if (crest.length === 0) return [];
  const sign = side === 'left' ? -1 : 1;
  return Array.from({ length: count }, (_, i) => {
    const x = Math.round(trace.summit.x + sign * stride * (count - i));
    return { x, y: Math.round(heightAt(crest, x)) };
  });
}
