import { describe, expect, it } from 'vitest';
import { drawLandscape } from '#domain/landscape.ts';
import { coinSteps, crestOf } from './scene.ts';

describe('the picture of the rewards', () => {
  it.each([
    [
      'M0 100l10-20 10 5V250H0z',
      [
        { x: 0, y: 100 },
        { x: 10, y: 80 },
        { x: 20, y: 85 },
      ],
    ],
    [
      'M-4 90l8 2-3-7V254H-4z',
      [
        { x: -4, y: 90 },
        { x: 4, y: 92 },
        { x: 1, y: 85 },
      ],
    ],
    ['M0 100c1 2 3 4 5 6V250H0z', []],
  ])('reads the crest of %s', (path, crest) => {
    expect(crestOf(path)).toEqual(crest);
  });

  it('lets the coins come up from one side, the last one nearest to the summit', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const drawing = drawLandscape({ seed, ridges: 6, width: 1200, height: 480, summit: 'right' });
      const coins = coinSteps(drawing, { count: 5, stride: 40, side: 'left' });
      expect(coins).toHaveLength(5);
      expect(coins.at(-1)?.x).toBe(drawing.trace.summit.x - 40);
      for (const { y } of coins) expect(y).toBeGreaterThanOrEqual(drawing.trace.summit.y);
    }
  });
});
