import { describe, expect, test } from 'vitest';
import { heightOf, indexAt, niceCeiling, raiseMountain } from './mountain.ts';

test.each([
  [0, 10],
  [1, 10],
  [10, 10],
  [11, 20],
  [20, 20],
  [24, 25],
  [26, 50],
  [365, 500],
  [500, 500],
  [501, 1000],
  [1000, 1000],
  [1001, 2000],
  [123_456, 200_000],
])('a scale for %i ends at %i', (value, ceiling) => {
  expect(niceCeiling(value)).toBe(ceiling);
});

describe('a mountain', () => {
  test('reaches from the left edge to the right, and no peak leaves the picture', () => {
    const { crest, ceiling } = raiseMountain([0, 50, 100]);
    expect(ceiling).toBe(100);
    expect(crest.map(({ across }) => across)).toEqual([0, 0.5, 1]);
    expect(crest[0]?.down).toBe(1);
    expect(crest[2]?.down).toBeCloseTo(0.16);
  });

  test('of one value or none is still a picture', () => {
    expect(raiseMountain([5]).crest).toEqual([{ across: 0, down: heightOf(5, 10) }]);
    expect(raiseMountain([]).crest).toEqual([]);
  });
});

test.each([
  [0, 0],
  [0.49, 44],
  [1, 89],
  [-3, 0],
  [7, 89],
])('at %f of ninety days is day %i', (across, index) => {
  expect(indexAt(across, 90)).toBe(index);
});
