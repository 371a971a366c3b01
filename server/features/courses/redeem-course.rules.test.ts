import { describe, expect, test } from 'vitest';
import { begunCourse, free, premium, redeemedCourse } from '#domain/course-access.testing.ts';
import type { CourseAccess, Viewer } from '#domain/course-access.ts';
import { decideRedemption } from './redeem-course.rules.ts';

const learner: Viewer = { userId: 1, role: 'student' };

const teacher: Viewer = { userId: 2, role: 'teacher' };

const admin: Viewer = { userId: 4, role: 'admin', adminRole: 'owner' };

describe('redeeming', () => {
  const inactive: CourseAccess = { ...premium, status: 'inactive' };
  test.each<[string, CourseAccess, Viewer, ReturnType<typeof decideRedemption>]>([
    ['a premium course', premium, learner, 'redeem'],
    ['a redeemed course', redeemedCourse, learner, 'redeemed'],
    [
      'a redeemed course that is inactive',
      { ...inactive, is_redeemed_by_user: true },
      learner,
      'redeemed',
    ],
    ['a free course', free, learner, 'UNAVAILABLE'],
    ['a course for money alone', { ...premium, points_required: 0 }, learner, 'UNAVAILABLE'],
    ['an inactive course', inactive, learner, 'UNAVAILABLE'],
    ['an archived course', { ...premium, archived_at: new Date() }, learner, 'UNAVAILABLE'],
    ['a draft', { ...premium, status: 'draft' }, learner, 'NOT_FOUND'],
    ['a draft of their own', { ...premium, status: 'draft' }, teacher, 'UNAVAILABLE'],
    ['what is open to its teacher anyway', premium, teacher, 'UNAVAILABLE'],
    ['what is open to an admin anyway', premium, admin, 'UNAVAILABLE'],
    ['what they began before it had a price', begunCourse, learner, 'UNAVAILABLE'],
  ])('%s', (_, course, viewer, decision) => {
    const { is_redeemed_by_user: has_paid_points } = course;
    expect(decideRedemption({ ...course, has_paid_points }, viewer)).toBe(decision);
  });

  test('never charges a second time for a course whose access was ended', () => {
    expect(decideRedemption({ ...premium, has_paid_points: true }, learner)).toBe('UNAVAILABLE');
  });

  test('is refused where the course is open by a grant', () => {
    expect(decideRedemption({ ...redeemedCourse, has_paid_points: false }, learner)).toBe(
      'ALREADY_REDEEMED',
    );
  });
});
