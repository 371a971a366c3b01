import { describe, expect, it } from 'vitest';
import type { CourseListItem, DifficultyLevel } from '#contract/courses.ts';
import { courseListPath, readCourseListQuery, viewCourses } from './course-list-query.ts';

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

  it('leaves what is usual unsaid', () => {
    expect(courseListPath({ level: null, search: '', sort: 'newest', page: 1 })).toBe('/courses');
    expect(courseListPath({ level: 'beginner', search: 'ETF', sort: 'popular', page: 2 })).toBe(
      '/courses?level=beginner&search=ETF&sort=popular&page=2',
    );
  });
});

describe('a page of courses', () => {
  const courses = Array.from({ length: 23 }, (_, i) => {
    const level: DifficultyLevel = i < 11 ? 'beginner' : 'advanced';
    return { course_id: i + 1, difficulty_level: level } as CourseListItem;
  });
  const ids = (view: { courses: CourseListItem[] }) => view.courses.map((c) => c.course_id);

  it('holds ten', () => {
    const view = viewCourses(courses, { level: null, page: 2 });
    expect(ids(view)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(view).toMatchObject({ count: 23, page: 2, pageCount: 3 });
  });

  it('is the last one where the address has a higher one', () => {
    const view = viewCourses(courses, { level: 'beginner', page: 99 });
    expect(ids(view)).toEqual([11]);
    expect(view).toMatchObject({ count: 11, page: 2, pageCount: 2 });
  });

  it('counts every level, whichever is chosen', () => {
    expect(viewCourses(courses, { level: 'intermediate', page: 1 })).toMatchObject({
      courses: [],
      count: 0,
      page: 1,
      pageCount: 0,
      perLevel: { all: 23, beginner: 11, intermediate: 0, advanced: 12 },
    });
  });
});
