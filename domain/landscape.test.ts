import { describe, expect, it } from 'vitest';
import { drawLandscape, type LandscapeDrawing } from './landscape.ts';

const cover = (seed: number, ridges = 4) =>
  drawLandscape({ seed, ridges, width: 400, height: 250 });

const numbersIn = (drawing: LandscapeDrawing) =>
  drawing.ridges.flatMap(({ path }) => path.match(/-?\d+/g) ?? []).map(Number);

describe('a landscape', () => {
  it('is the same picture for the same seed', () => {
    expect(cover(42)).toEqual(cover(42));
  });

  it('is another picture for every course', () => {
    const pictures = Array.from({ length: 200 }, (_, i) => JSON.stringify(cover(i + 1).ridges));
    expect(new Set(pictures).size).toBe(200);
  });

  it.each([2, 3, 4, 5, 6])('has %i ridges, darker the nearer', (ridges) => {
    const depths = cover(7, ridges).ridges.map(({ depth }) => depth);
    expect(depths).toHaveLength(ridges);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect(new Set(depths).size).toBe(ridges);
  });

  it('holds only whole numbers inside the paths, and closes each at the lower edge', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const drawing = cover(seed, 6);
      expect(numbersIn(drawing).every(Number.isInteger)).toBe(true);
      for (const { path } of drawing.ridges) expect(path).toMatch(/^M-4 -?\d+[lc].*V254H-4z$/);
    }
  });

  it('keeps disc and summit inside the picture', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { disc, trace } = cover(seed, 5);
      for (const point of [disc, trace.summit]) {
        expect(point.x).toBeGreaterThan(0);
        expect(point.x).toBeLessThan(400);
        expect(point.y).toBeGreaterThan(0);
        expect(point.y).toBeLessThan(250);
      }
    }
  });

  it('leaves the other side to a text when the side of the summit is given', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { disc } = drawLandscape({
        seed,
        ridges: 6,
        width: 1200,
        height: 480,
        summit: 'right',
      });
      expect(disc.x).toBeGreaterThan(600);
    }
  });

  it('stays small: a cover is less than two thousand characters', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const size = cover(seed, 6).ridges.reduce((sum, { path }) => sum + path.length, 0);
      expect(size).toBeLessThan(2000);
    }
  });
});
