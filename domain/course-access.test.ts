import { describe, expect, test } from 'vitest';
import { begunCourse, free, premium, redeemedCourse } from './course-access.testing.ts';
import {
  beganWithoutGrant,
  type CourseAccess,
  decideRedemption,
  isCourseOpen,
  isCourseVisible,
  isFreeCourse,
  isGrantValid,
  lessonLock,
  type Viewer,
} from './course-access.ts';

const guest: Viewer = null;

const learner: Viewer = { userId: 1, role: 'student' };

const teacher: Viewer = { userId: 2, role: 'teacher' };

const otherTeacher: Viewer = { userId: 3, role: 'teacher' };

const admin: Viewer = { userId: 4, role: 'admin', adminRole: 'owner' };

test.each([
  [free, true],
  [{ ...free, points_required: 1 }, false],
  [{ ...free, price_usd: 0.01 }, false],
  [{ ...free, price_cny: 0.01 }, false],
  [{ ...free, price_sgd: 0.01 }, false],
  [{ ...free, price_myr: 0.01 }, false],
])('%j: free is %s', (course, isFree) => {
  expect(isFreeCourse(course)).toBe(isFree);
});

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

describe('lessons are locked', () => {
  test.each<[string, CourseAccess, Viewer, 'login' | 'redeem' | null]>([
    ['a free course, a guest', free, guest, null],
    ['a free course, a learner', free, learner, null],
    ['a premium course, a guest', premium, guest, 'login'],
    ['a premium course, a learner', premium, learner, 'redeem'],
    ['a premium course, who redeemed it', redeemedCourse, learner, null],
    ['a premium course, its teacher', premium, teacher, null],
    ['a premium course, another teacher', premium, otherTeacher, 'redeem'],
    ['a premium course, an admin', premium, admin, null],
    ['priced in money alone, a learner', { ...premium, points_required: 0 }, learner, 'redeem'],
    ['priced after they began it, a learner', begunCourse, learner, null],
  ])('%s', (_, course, viewer, lock) => {
    expect(lessonLock(course, viewer)).toBe(lock);
    expect(isCourseOpen(course, viewer)).toBe(lock === null);
  });

  test('a free draft is open to nobody but insiders', () => {
    expect(isCourseOpen({ ...free, status: 'draft' }, learner)).toBe(false);
    expect(isCourseOpen({ ...free, status: 'draft' }, teacher)).toBe(true);
  });
});

describe('redeeming', () => {
  const inactive: CourseAccess = { ...premium, status: 'inactive' };
  test.each<[string, CourseAccess, Viewer, ReturnType<typeof decideRedemption>]>([
    ['a premium course', premium, learner, 'redeem'],
    ['a redeemed course', redeemedCourse, learner, 'ALREADY_REDEEMED'],
    [
      'a redeemed course that is inactive',
      { ...inactive, is_redeemed_by_user: true },
      learner,
      'ALREADY_REDEEMED',
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

const noon = new Date('2026-03-02T04:00:00Z');

const before = new Date(noon.getTime() - 1);

const after = new Date(noon.getTime() + 1);

test.each([
  ['without an end', { until: null, revoked_at: null }, true],
  ['that ends later', { until: after, revoked_at: null }, true],
  ['that ends now', { until: noon, revoked_at: null }, false],
  ['that has ended', { until: before, revoked_at: null }, false],
  ['that was taken away', { until: null, revoked_at: before }, false],
  ['that was taken away before its end', { until: after, revoked_at: before }, false],
])('a grant %s: valid is %3$s', (_, grant, isValid) => {
  expect(isGrantValid({ granted_at: before, ...grant }, noon)).toBe(isValid);
});

test.each([
  ['nothing', [], [], false],
  ['a lesson, and was never granted anything', [noon], [], true],
  ['a lesson before the first grant', [before], [noon], true],
  ['a lesson as the grant was made', [noon], [noon], false],
  ['a lesson after the grant', [after], [noon], false],
  ['a lesson between two grants', [noon], [after, before], false],
  ['one lesson before the grant and one after', [after, before], [noon], true],
])('whoever began %s: keeps it is %3$s', (_, begunAt, grantedAt, keeps) => {
  const grants = grantedAt.map((granted_at) => ({ granted_at }));
  expect(beganWithoutGrant(begunAt, grants)).toBe(keeps);
});
