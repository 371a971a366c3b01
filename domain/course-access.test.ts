import { describe, expect, test } from 'vitest';
import {
  beganWithoutGrant,
  type CourseAccess,
  canEditCourse,
  cardDeniedReason,
  decideRedemption,
  decideViewer,
  isCourseOpen,
  isCourseVisible,
  isFreeCourse,
  isGrantValid,
  lessonLock,
  lockReason,
  offerOf,
  type Viewer,
} from './course-access.ts';

const guest: Viewer = null;
const learner: Viewer = { userId: 1, role: 'student' };
const teacher: Viewer = { userId: 2, role: 'teacher' };
const otherTeacher: Viewer = { userId: 3, role: 'teacher' };
const admin: Viewer = { userId: 4, role: 'admin', adminRole: 'owner' };

const premium: CourseAccess = {
  status: 'active',
  archived_at: null,
  points_required: 300,
  price_usd: 29,
  price_cny: 199,
  price_sgd: 39,
  price_myr: 119,
  teacher_user_id: 2,
  is_redeemed_by_user: false,
  is_begun_by_user: false,
};
const unsold = { price_usd: 0, price_cny: 0, price_sgd: 0, price_myr: 0 };
const free: CourseAccess = { ...premium, ...unsold, points_required: 0 };
const redeemed: CourseAccess = { ...premium, is_redeemed_by_user: true };

const begun: CourseAccess = { ...premium, is_begun_by_user: true };

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
    ['a draft for who redeemed it', { ...redeemed, status: 'draft' }, learner, false],
    ['an inactive one for a guest', inactive, guest, false],
    ['an inactive one for a learner', inactive, learner, false],
    ['an inactive one for who redeemed it', { ...redeemed, status: 'inactive' }, learner, true],
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
    ['a premium course, who redeemed it', redeemed, learner, null],
    ['a premium course, its teacher', premium, teacher, null],
    ['a premium course, another teacher', premium, otherTeacher, 'redeem'],
    ['a premium course, an admin', premium, admin, null],
    ['priced in money alone, a learner', { ...premium, points_required: 0 }, learner, 'redeem'],
    ['priced after they began it, a learner', begun, learner, null],
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
    ['a redeemed course', redeemed, learner, 'ALREADY_REDEEMED'],
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
    ['what they began before it had a price', begun, learner, 'UNAVAILABLE'],
  ])('%s', (_, course, viewer, decision) => {
    const { is_redeemed_by_user: has_paid_points } = course;
    expect(decideRedemption({ ...course, has_paid_points }, viewer)).toBe(decision);
  });

  test('never charges a second time for a course whose access was ended', () => {
    expect(decideRedemption({ ...premium, has_paid_points: true }, learner)).toBe('UNAVAILABLE');
  });

  test('is nothing to buy for whom somebody let in', () => {
    expect(decideRedemption({ ...redeemed, has_paid_points: false }, learner)).toBe(
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
