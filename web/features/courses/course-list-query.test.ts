import { describe, expect, it, test } from 'vitest';
import { courseListPath, pageCountOf, readCourseListQuery } from './course-list-query.ts';

const everything = { level: null, search: '', sort: 'newest', page: 1 };

describe('the address of the course list', () => {
  it.each([
    ['', everything],
    ['level=advanced', { ...everything, level: 'advanced' }],
    ['level=expert&sort=cheapest&page=0', everything],
    ['sort=latest', everything],
    ['sort=rating&page=3', { ...everything, sort: 'rating', page: 3 }],
    ['search=+%E5%AE%9A%E6%8A%95+', { ...everything, search: '定投' }],
  ])('%s', (address, query) => {
    expect(readCourseListQuery(new URLSearchParams(address))).toEqual(query);
  });

  it('leaves out defaults', () => {
    expect(courseListPath({ level: null, search: '', sort: 'newest', page: 1 })).toBe('/courses');
    expect(courseListPath({ level: 'beginner', search: 'ETF', sort: 'popular', page: 2 })).toBe(
      '/courses?level=beginner&search=ETF&sort=popular&page=2',
    );
  });
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [9999, 1000],
])('%i courses have %i pages', (courses, pages) => {
  expect(pageCountOf(courses)).toBe(pages);
});
