import { describe, expect, it } from 'vitest';
import { readPercent, watchedPercent } from './watched.ts';

describe('how much of a recording was watched', () => {
  it.each([
    ['nothing yet', [], 100, 0, 0],
    ['a stretch', [{ start: 0, end: 25 }], 100, 0, 25],
    [
      'the same stretch twice',
      [
        { start: 0, end: 25 },
        { start: 10, end: 25 },
      ],
      100,
      0,
      25,
    ],
    ['a jump to the end', [{ start: 95, end: 100 }], 100, 0, 5],
    ['the second half on another day', [{ start: 50, end: 100 }], 100, 50, 100],
    ['less than earlier', [{ start: 0, end: 10 }], 100, 40, 40],
    ['all but the last frames', [{ start: 0, end: 99.4 }], 100, 0, 100],
    ['beyond the end', [{ start: 90, end: 120 }], 100, 0, 10],
    ['a recording whose length is not known', [{ start: 0, end: 9 }], Number.NaN, 12, 12],
  ])('%s', (_, played, duration, earlier, percent) => {
    expect(watchedPercent(played, duration, earlier)).toBeCloseTo(percent);
  });
});

describe('how far a text was read', () => {
  it.each([
    [{ top: 800, height: 2000 }, 800, 0],
    [{ top: -200, height: 2000 }, 800, 50],
    [{ top: -1200, height: 2000 }, 800, 100],
    [{ top: -5000, height: 2000 }, 800, 100],
    [{ top: 0, height: 0 }, 800, 0],
  ])('%o in a window of %i', (box, height, percent) => {
    expect(readPercent(box, height)).toBe(percent);
  });
});
