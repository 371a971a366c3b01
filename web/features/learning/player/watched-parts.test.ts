import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  coveredPercent,
  coveredSeconds,
  earlierStretch,
  mergeStretches,
  missingStretches,
  type Stretch,
} from './watched-parts.ts';

/** `0-10 20-30` as parts. */
const parts = (text: string): Stretch[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [start = 0, end = 0] = part.split('-').map(Number);
      return { start, end };
    });

describe('what was watched of a recording of 100 seconds', () => {
  it.each([
    ['nothing', '', '', 0],
    ['a part', '0-25', '0-25', 25],
    ['the same part twice', '0-25 10-25', '0-25', 25],
    ['two parts in the wrong order', '50-60 0-10', '0-10 50-60', 20],
    ['parts that touch', '0-10 10-20', '0-20', 20],
    ['parts a blink apart', '0-10 10.2-20', '0-20', 20],
    ['parts a second apart', '0-10 11-20', '0-10 11-20', 19],
    ['a part within another', '0-40 10-20', '0-40', 40],
    ['a jump to the end', '95-100', '95-100', 5],
    ['beyond the end', '90-120', '90-100', 10],
    ['before the beginning', '-5-5', '0-5', 5],
    ['a part without length', '7-7', '', 0],
    ['all but the last frames', '0-99.4', '0-99.4', 100],
    ['all but a second and more', '0-98.9', '0-98.9', 98.9],
  ])('%s', (_, watched, merged, percent) => {
    const stretches = watched.startsWith('-5') ? [{ start: -5, end: 5 }] : parts(watched);
    expect(mergeStretches(stretches, 100)).toEqual(parts(merged));
    expect(coveredPercent(mergeStretches(stretches, 100), 100)).toBeCloseTo(percent);
  });

  it.each([Number.NaN, 0, Number.POSITIVE_INFINITY])(
    'a recording whose length is not known (%s) counts as not watched',
    (duration) => {
      expect(coveredPercent(parts('0-9'), duration)).toBe(0);
    },
  );
});

describe('what is still missing', () => {
  it.each([
    ['everything', '', '0-100'],
    ['nothing', '0-100', ''],
    ['the end', '0-80', '80-100'],
    ['the beginning', '30-100', '0-30'],
    ['two gaps, the longer one first', '0-10 15-50 90-100', '50-90 10-15'],
    ['no gap that nobody would notice', '0-10 10.8-99.5', ''],
  ])('%s', (_, watched, missing) => {
    expect(missingStretches(parts(watched), 100)).toEqual(parts(missing));
  });
});

describe('what was watched on another device', () => {
  it.each([
    ['from the beginning to where it was left', 40, 40, '0-40'],
    ['the second half alone', 50, 100, '50-100'],
    ['more than lies before the position: it was moved back', 60, 10, '0-60'],
    ['a part in the middle', 20, 70, '50-70'],
    ['nothing', 0, 30, '30-30'],
    ['a position beyond the end', 10, 130, '90-100'],
  ])('%s', (_, percent, positionSeconds, expected) => {
    expect(earlierStretch({ percent, positionSeconds, durationSeconds: 100 })).toEqual(
      parts(expected)[0],
    );
  });

  test('the first half after the second is the whole', () => {
    const earlier = earlierStretch({ percent: 50, positionSeconds: 100, durationSeconds: 100 });
    const merged = mergeStretches([earlier, { start: 0, end: 50 }], 100);
    expect(coveredPercent(merged, 100)).toBe(100);
  });
});

const stretch = fc
  .tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0, max: 30, noNaN: true }))
  .map(([start, length]) => ({ start, end: start + length }));

test('watching more never covers less, and never more than there is', () => {
  fc.assert(
    fc.property(fc.array(stretch), stretch, (watched, more) => {
      const before = coveredSeconds(mergeStretches(watched, 100));
      const after = coveredSeconds(mergeStretches([...watched, more], 100));
      expect(after).toBeGreaterThanOrEqual(before - 1e-9);
      expect(after).toBeLessThanOrEqual(100 + 1e-9);
    }),
  );
});

test('merging merged parts changes nothing', () => {
  fc.assert(
    fc.property(fc.array(stretch), (watched) => {
      const merged = mergeStretches(watched, 100);
      expect(mergeStretches(merged, 100)).toEqual(merged);
    }),
  );
});
