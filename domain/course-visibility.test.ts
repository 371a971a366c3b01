import { describe, expect, test } from 'vitest';
import { premium, redeemedCourse } from './course-access.testing.ts';
import type { CourseAccess, Viewer } from './course-access.ts';
import { isCourseVisible } from './course-visibility.ts';

const guest: Viewer = null;

const learner: Viewer = { userId: 1, role: 'student' };

const teacher: Viewer = { userId: 2, role: 'teacher' };

const otherTeacher: Viewer = { userId: 3, role: 'teacher' };

const admin: Viewer = { userId: 4, role: 'admin', adminRole: 'owner' };

describe('a course is there', () => {
  const archived = { ...premium, archived_at: new Date('2026-01-01') };
  const draft: CourseAccess = { ...premium, status: 'draft' };
  const inactive: CourseAccess = { ...premium, status: 'inactive' };
  test.each<[string, CourseAccess, Viewer, boolean]>([
    ['an active one for a guest', premium, guest, true],
    ['a draft for a guest', draft, guest, false],
    ['a draft for a learner', draft, learner, false],
    ['a draft for another teacher', draft, otherTeacher, false],
    ['a draft for its teacher', draft, teacher, true],
    ['a draft for an admin', draft, admin, true],
    ['a draft for who redeemed it', { ...redeemedCourse, status: 'draft' }, learner, false],
    ['an inactive one for a guest', inactive, guest, false],
    ['an inactive one for a learner', inactive, learner, false],
    [
      'an inactive one for who redeemed it',
      { ...redeemedCourse, status: 'inactive' },
      learner,
      true,
    ],
    ['an inactive one for who began it', { ...inactive, is_begun_by_user: true }, learner, true],
    ['an inactive one for its teacher', inactive, teacher, true],
    ['an archived one for a learner', archived, learner, false],
    [
      'an archived one for who redeemed it',
      { ...archived, is_redeemed_by_user: true },
      learner,
      true,
    ],
    ['an archived one for an admin', archived, admin, true],
  ])('%s', (_, course, viewer, isVisible) => {
    expect(isCourseVisible(course, viewer)).toBe(isVisible);
  });

  test('to nobody as their own where it has no teacher with an account', () => {
    expect(isCourseVisible({ ...draft, teacher_user_id: null }, otherTeacher)).toBe(false);
  });
});
