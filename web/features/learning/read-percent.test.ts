import { describe, expect, it } from 'vitest';
import { readPercent } from './read-percent.ts';

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
