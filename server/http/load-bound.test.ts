import { describe, expect, test } from 'vitest';
import { nextBound, WINDOW_MS } from './load-bound.rules.ts';
import { LoadBound, LoadPlace } from './load-bound.ts';

const RANGE = { min: 4, max: 100 };

/** As many places as there are. */
function takePlaces(bound: LoadBound, now: number): LoadPlace[] {
  const places: LoadPlace[] = [];
  for (let place = new LoadPlace(bound); place.take(now); place = new LoadPlace(bound)) {
    places.push(place);
  }
  return places;
}

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
    const takeAll = (ms: number): number => {
      const places = takePlaces(bound, time);
      time += ms;
      for (const place of places) place.end(time);
      return places.length;
    };
    expect(takeAll(2000)).toBe(100);
    for (let round = 0; round < 40; round++) takeAll(2000);
    expect(takeAll(2000)).toBe(4);
    for (let round = 0; round < 100; round++) takeAll(WINDOW_MS);
    expect(takeAll(10)).toBe(100);
    expect(bound.inFlight(time)).toBe(0);
  });

  test('does not learn from requests that waited for their clients', () => {
    const bound = new LoadBound(100);
    let time = 1000;
    for (let wave = 0; wave < 5; wave++) {
      const places = takePlaces(bound, time);
      expect(places).toHaveLength(100);
      for (const place of places) place.leave();
      expect(bound.inFlight(time)).toBe(0);
      time += 1300;
      for (const place of places) expect(place.take(time)).toBe(true);
      for (const place of places) place.end(time + 10);
    }
    expect(takePlaces(bound, time + 1000)).toHaveLength(100);
  });

  test('recovers without requests', () => {
    const bound = new LoadBound(100);
    for (let time = 0; time < 60_000; time += 2000) {
      for (const place of takePlaces(bound, time)) place.end(time + 2000);
    }
    const places = takePlaces(bound, 60_000);
    expect(places).toHaveLength(4);
    for (const place of places) place.end(60_000);
    expect(takePlaces(bound, 80_000)).toHaveLength(100);
  });

  test('falls while requests take too long, before the first of them ends', () => {
    const bound = new LoadBound(100);
    const places = takePlaces(bound, 1000);
    expect(places).toHaveLength(100);
    // Each of them counts once.
    for (let now = 1000; now < 5000; now += 50) bound.hasRoom(now);
    for (const place of places) place.leave();
    expect(takePlaces(bound, 5000)).toHaveLength(80);
  });

  test('stays where it is fixed', () => {
    const bound = new LoadBound(40, 40);
    for (let time = 0; time < 20_000; time += 2000) {
      const places = takePlaces(bound, time);
      expect(places).toHaveLength(40);
      for (const place of places) place.end(time + 2000);
    }
  });

  test('does not fall for one that takes long among many that do not', () => {
    const bound = new LoadBound(100);
    const slow = new LoadPlace(bound);
    slow.take(0);
    for (let now = 0; now < 5000; now += 10) {
      const fast = new LoadPlace(bound);
      expect(fast.take(now)).toBe(true);
      fast.end(now + 10);
    }
    expect(takePlaces(bound, 5000)).toHaveLength(99);
  });

  test('counts what takes longer than half a minute no longer', () => {
    const bound = new LoadBound(4);
    const places = takePlaces(bound, 0);
    expect(bound.inFlight(29_999)).toBe(4);
    expect(bound.inFlight(30_000)).toBe(0);
    for (const place of places) place.end(40_000);
    expect(bound.inFlight(40_000)).toBe(0);
  });
});
