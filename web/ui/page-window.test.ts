import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('the window of page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    [1, 0, []],
  ])('on page %i of %i', (page, count, window) => {
    expect(pageWindow(page, count)).toEqual(window);
  });
});
