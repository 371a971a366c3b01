import { describe, expect, test } from 'vitest';
import { nearestStop, positionOf, shiftOf, shortestWay, stopsOf } from './slide-stops.ts';

describe('where a row of slides stops', () => {
  const starts = [0, 642, 1284, 1926, 2568];
  test.each([
    ['each slide, and the last at the right edge', 1200, 1, [0, 642, 1284, 1926, 1968]],
    ['every second one', 1200, 2, [0, 1284, 1968]],
    ['once, where all are shown', 4000, 1, [0]],
    ['at each, where one fills the row', 600, 1, [0, 642, 1284, 1926, 2568]],
  ])('%s', (_, shown, step, stops) => {
    expect(stopsOf({ starts, end: 3168, shown }, step)).toEqual(stops);
  });

  test('once for slides that a pixel parts', () => {
    expect(stopsOf({ starts: [0, 599, 1199], end: 1799, shown: 1199 }, 1)).toEqual([0, 599]);
  });
});

describe('a row of three that goes round', () => {
  const stops = [0, 100, 200];
  const period = 300;

  test.each([
    [0, 0],
    [2, 200],
    [3, 300],
    [-1, -100],
    [-4, -400],
  ])('has stop %d at %d', (index, position) => {
    expect(positionOf(stops, index, period)).toBe(position);
  });

  test.each([
    [0, 0],
    [149, 1],
    [151, 2],
    [260, 3],
    [-40, 0],
    [-60, -1],
    [-310, -3],
  ])('is at %d nearest to stop %d', (position, index) => {
    expect(nearestStop(stops, position, period)).toBe(index);
  });

  test.each([
    ['the first, on the way from the last to it', 0, 250, 300],
    ['the last, on the way back from the first', 200, -50, -300],
    ['none, within a round', 100, 100, 0],
    ['all, three rounds on', 100, 1000, 900],
  ])('moves %s', (_, start, position, shift) => {
    expect(shiftOf(start, position, period)).toBe(shift);
  });

  test.each([
    [0, 1, 1],
    [0, 2, -1],
    [2, 0, 1],
    [4, 0, -1],
    [-1, 2, 0],
  ])('goes from stop %d to slide %d by %d', (from, to, way) => {
    expect(shortestWay(from, to, 3)).toBe(way);
  });
});

test('a row with ends is nearest to its last stop beyond it', () => {
  expect(nearestStop([0, 100, 200], 950, 0)).toBe(2);
  expect(nearestStop([0, 100, 200], -50, 0)).toBe(0);
});
