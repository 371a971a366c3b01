import { describe, expect, it } from 'vitest';
import type { MyCourse } from '#contract/learning.ts';
import { sortMyCourses } from './sort-my-courses.ts';

const course = (course_id: number, rest: Partial<MyCourse> = {}) =>
  ({ course_id, is_completed: false, next_content_id: 1, ...rest }) as MyCourse;

describe('a learner’s courses', () => {
  it('continue with the one that was opened last and has a next step', () => {
    const done = course(1, { is_completed: true, next_content_id: null });
    const empty = course(2, { next_content_id: null });
    const latest = course(3);
    const older = course(4);
    expect(sortMyCourses([done, empty, latest, older])).toEqual({
      next: latest,
      going: [empty, older],
      done: [done],
    });
  });

  it('have no next step where there is none', () => {
    expect(sortMyCourses([])).toEqual({ next: null, going: [], done: [] });
  });
});
