import { describe, expect, it } from 'vitest';
import { pageFrom, queryWith } from './query.ts';

describe('changing the query of an address', () => {
  it.each([
    ['', { page: 2 }, '?page=2'],
    ['level=beginner&page=3', { page: null }, '?level=beginner'],
    ['level=beginner', { level: '' }, ''],
    ['search=定投', { sort: 'rating' }, '?search=%E5%AE%9A%E6%8A%95&sort=rating'],
  ])('%s with %o', (current, changes, expected) => {
    expect(queryWith(new URLSearchParams(current), changes)).toBe(expected);
  });
});

describe('the page number of an address', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['3', 3],
    ['0', 1],
    ['-1', 1],
    ['2.5', 1],
    ['两', 1],
    ['99999999999', 1],
  ])('%s is page %i', (text, page) => {
    expect(pageFrom(text)).toBe(page);
  });
});
