import { describe, expect, test } from 'vitest';
import { begunCourse, free, premium, redeemedCourse } from './course-access.testing.ts';
import { type CourseAccess, isFreeCourse, lessonLock, type Viewer } from './course-access.ts';
import { isCourseOpen } from './course-visibility.ts';
import { lockReason } from './lock-reason.ts';

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

test.each([
  [{ isFree: true }, null],
  [{ isRedeemed: true }, null],
  [{ isInsider: true }, null],
  [{ isBegun: true }, null],
  [{}, 'redeem'],
  [{ isGuest: true }, 'login'],
  [{ isGuest: true, isFree: true }, null],
] as const)('what is known to be %j is locked by %s', (known, lock) => {
  const nothing = {
    isGuest: false,
    isFree: false,
    isRedeemed: false,
    isBegun: false,
    isInsider: false,
  };
  expect(lockReason({ ...nothing, ...known })).toBe(lock);
});
