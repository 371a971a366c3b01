import { describe, expect, test } from 'vitest';
import { nextBound, WINDOW_MS } from './load-bound.rules.ts';
import { LoadBound } from './load-bound.ts';

const RANGE = { min: 4, max: 100 };

describe('how many requests are worked on at once', () => {
  test.each([
    ['falls by a fifth where half of them take a little too long', 100, 510, 100, 80],
    ['falls as far as they take too long', 100, 800, 100, 62],
    ['falls by half at most', 100, 9000, 100, 50],
    ['falls to its minimum, not below', 4, 5000, 4, 4],
    ['stays where what is slow is alone, as a large upload is', 100, 60_000, 3, 100],
    ['rises slowly while they are fast', 40, 80, 40, 42],
    ['rises by one at least', 4, 80, 4, 5],
    ['rises again though little is asked for', 40, 80, 1, 42],
    ['never exceeds its maximum', 100, 80, 100, 100],
  ])('%s', (_, bound, medianMs, mostInFlight, expected) => {
    expect(nextBound(bound, { medianMs, mostInFlight }, RANGE)).toBe(expected);
  });

  test('follows how long the last requests took, and recovers', () => {
    let time = 0;
    const bound = new LoadBound(100);
    /** As many requests as are admitted at once, each of which takes so long. */
    const takeAll = (ms: number): number => {
      const ends: ((now: number) => void)[] = [];
      for (let end = bound.admit(time); end !== null; end = bound.admit(time)) ends.push(end);
      time += ms;
      for (const end of ends) end(time);
      return ends.length;
    };
    expect(takeAll(2000)).toBe(100);
    for (let round = 0; round < 40; round++) takeAll(2000);
    expect(takeAll(2000)).toBe(4);
    for (let round = 0; round < 100; round++) takeAll(WINDOW_MS);
    expect(takeAll(10)).toBe(100);
    expect(bound.inFlight).toBe(0);
  });
});
