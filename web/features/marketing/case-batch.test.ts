import { describe, expect, it } from 'vitest';
import { shownCases } from './case-batch.ts';

describe('how many stories are shown', () => {
  it.each([
    [null, 3],
    ['', 3],
    ['0', 3],
    ['3', 3],
    ['4', 6],
    ['6', 6],
    ['20', 21],
    ['9999', 100],
    ['-3', 3],
    ['all', 3],
  ])('?shown=%s shows %i', (text, count) => {
    expect(shownCases(text)).toBe(count);
  });
});
