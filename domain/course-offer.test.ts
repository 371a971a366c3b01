import { describe, expect, test } from 'vitest';
import {
  canEditCourse,
  cardDeniedReason,
  decideViewer,
  lockReason,
  offerOf,
} from './course-access.ts';

describe('a preview', () => {
  const course = { teacher_user_id: 7 };
  const admin = { userId: 1, role: 'admin', adminRole: 'owner' } as const;
  const teacher = { userId: 7, role: 'teacher' } as const;
  const other = { userId: 8, role: 'teacher' } as const;
  const student = { userId: 9, role: 'student' } as const;

  test.each([
    ['an admin', admin],
    ['its teacher', teacher],
  ])('shows the course to %s as a guest or a new learner', (_, currentUser) => {
    expect(decideViewer(course, currentUser, 'guest')).toEqual({ viewer: null, preview: 'guest' });
    expect(decideViewer(course, currentUser, 'student')).toEqual({
      viewer: { userId: 0, role: 'student' },
      preview: 'student',
    });
    expect(decideViewer(course, currentUser, undefined)).toEqual({
      viewer: currentUser,
      preview: null,
    });
  });

  test.each([
    ['a guest', null],
    ['a learner', student],
    ['another teacher', other],
  ])('changes nothing for %s', (_, currentUser) => {
    expect(decideViewer(course, currentUser, 'guest')).toEqual({
      viewer: currentUser,
      preview: null,
    });
    expect(decideViewer(course, currentUser, 'student')).toEqual({
      viewer: currentUser,
      preview: null,
    });
  });
});

test.each([
  ['an admin', { userId: 4, role: 'admin', adminRole: 'owner' }, true],
  ['its teacher', { userId: 2, role: 'teacher' }, true],
  ['another teacher', { userId: 3, role: 'teacher' }, false],
  ['a learner', { userId: 1, role: 'student' }, false],
  ['its former teacher, a learner now', { userId: 2, role: 'student' }, false],
] as const)('%s may edit the course: %o → %s', (_, currentUser, may) => {
  expect(canEditCourse({ teacher_user_id: 2 }, currentUser)).toBe(may);
  expect(canEditCourse({ teacher_user_id: null }, currentUser)).toBe(currentUser.role === 'admin');
});

describe('what the page of a course offers', () => {
  const course = { status: 'active', points_required: 300 } as const;
  const guest = { isGuest: true, have: null };

  test('is nothing to buy where no lesson is locked', () => {
    expect(offerOf(course, null, guest)).toEqual({ kind: 'open' });
    expect(offerOf({ ...course, status: 'inactive' }, null, guest)).toEqual({ kind: 'open' });
  });

  test('is never redeeming for 0 points where the price is in money alone', () => {
    const sold = { ...course, points_required: 0 };
    expect(offerOf(sold, 'login', guest)).toEqual({ kind: 'money' });
    expect(offerOf(sold, 'redeem', { isGuest: false, have: 500 })).toEqual({ kind: 'money' });
  });

  test('is no second payment where access that points paid for was ended', () => {
    const rich = { isGuest: false, have: 900, canRedeem: false };
    expect(offerOf(course, 'redeem', rich)).toEqual({ kind: 'ended' });
  });

  test('is logging in for a guest', () => {
    expect(offerOf(course, 'login', guest)).toEqual({ kind: 'login', need: 300 });
  });

  test.each([
    [299, { kind: 'short', need: 300, have: 299, missing: 1 }],
    [300, { kind: 'redeem', need: 300, have: 300 }],
    [301, { kind: 'redeem', need: 300, have: 301 }],
    [null, { kind: 'redeem', need: 300, have: null }],
  ])('with %s points is %o', (have, offer) => {
    expect(offerOf(course, 'redeem', { isGuest: false, have })).toEqual(offer);
  });

  test('is nothing once the course was withdrawn, for who did not redeem it', () => {
    const withdrawn = { ...course, status: 'inactive' } as const;
    const rich = { isGuest: false, have: 900 };
    expect(offerOf(withdrawn, 'redeem', rich)).toEqual({ kind: 'unavailable' });
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

describe('the card of a course', () => {
  const course = {
    difficulty_level: 'advanced',
    points_required: 300,
    is_redeemed_by_user: false,
    is_begun_by_user: false,
  } as const;
  const guest = { isGuest: true, isAdmin: false, have: null };
  const learner = { isGuest: false, isAdmin: false, have: 0 };

  test('lets everybody into a course for beginners', () => {
    expect(cardDeniedReason({ ...course, difficulty_level: 'beginner' }, guest)).toBeNull();
  });

  test('asks a guest to log in for the others', () => {
    expect(cardDeniedReason(course, guest)).toEqual({ kind: 'login' });
    expect(cardDeniedReason({ ...course, points_required: 0 }, guest)).toEqual({ kind: 'login' });
  });

  test.each([
    [299, { kind: 'points', have: 299, need: 300 }],
    [300, null],
    [301, null],
  ])('with %i points says %o', (have, reason) => {
    expect(cardDeniedReason(course, { ...learner, have })).toEqual(reason);
  });

  test('opens what was redeemed and whatever admins press, whatever the balance', () => {
    expect(cardDeniedReason({ ...course, is_redeemed_by_user: true }, learner)).toBeNull();
    expect(cardDeniedReason({ ...course, is_begun_by_user: true }, learner)).toBeNull();
    expect(cardDeniedReason(course, { ...learner, isAdmin: true })).toBeNull();
  });

  test('leaves the decision to the page where the balance did not load', () => {
    expect(cardDeniedReason(course, { ...learner, have: null })).toBeNull();
  });
});
