import { describe, expect, test } from 'vitest';
import { placeRidges } from './ridges.ts';

describe('figures as ridges', () => {
  const { ridges, ceiling } = placeRidges([
    { id: 'far', values: [0, 100] },
    { id: 'near', values: [50, 0] },
  ]);
  const [far, near] = ridges;

  test('share one scale, whatever their ridge', () => {
    expect(ceiling).toBe(100);
    const height = (ridge = far, at = 0) => (ridge?.base ?? 0) - (ridge?.crest[at]?.down ?? 0);
    expect(height(near, 0)).toBeCloseTo(height(far, 1) / 2);
    expect(height(far, 0)).toBe(0);
  });

  test('stay within the picture, the nearest at its foot', () => {
    expect(far?.crest[1]?.down).toBeCloseTo(0);
    expect(near?.base).toBeCloseTo(1);
    expect(far?.base).toBeLessThan(near?.base ?? 0);
  });

  test('go from edge to edge, also where there is one figure', () => {
    expect(near?.crest.map(({ across }) => across)).toEqual([0, 1]);
    expect(placeRidges([{ id: 'one', values: [3] }]).ridges[0]?.crest[0]?.across).toBe(0);
  });

  test('below zero, which corrections can cause, are drawn at the baseline', () => {
    const [ridge] = placeRidges([{ id: 'one', values: [-5, 10] }]).ridges;
    expect(ridge?.crest[0]?.down).toBe(ridge?.base);
  });
});
