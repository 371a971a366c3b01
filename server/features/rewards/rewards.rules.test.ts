import { describe, expect, test } from 'vitest';
import { rewardCategoryKind } from '#contract/rewards.ts';
import {
  couponFaults,
  decideAvailability,
  decideCourseChoice,
  isPassTooDear,
  opensCourse,
  requiresShipping,
  waitingHours,
} from './rewards.rules.ts';

const now = new Date('2026-03-02T02:00:00Z');

describe('redeeming a reward', () => {
  const reward = {
    status: 'active',
    expires_at: null,
    points_required: 100,
    available_stock: null,
    max_per_user: 0,
  } as const;
  const learner = { availablePoints: 100, redeemedCount: 0 };

  test.each([
    ['with just enough points', reward, learner, null],
    ['with a point too few', reward, { ...learner, availablePoints: 99 }, 'insufficient_points'],
    ['as a guest', reward, null, 'login_needed'],
    ['of the last in stock', { ...reward, available_stock: 1 }, learner, null],
    ['of an empty stock', { ...reward, available_stock: 0 }, learner, 'out_of_stock'],
    ['that is a draft', { ...reward, status: 'draft' }, learner, 'unavailable'],
    ['that is inactive', { ...reward, status: 'inactive' }, learner, 'unavailable'],
    [
      'that ends in a second',
      { ...reward, expires_at: new Date('2026-03-02T02:00:01Z') },
      learner,
      null,
    ],
    ['that ends now', { ...reward, expires_at: now }, learner, 'unavailable'],
    [
      'for the second time where two are allowed',
      { ...reward, max_per_user: 2 },
      { ...learner, redeemedCount: 1 },
      null,
    ],
    [
      'for the third time where two are allowed',
      { ...reward, max_per_user: 2 },
      { ...learner, redeemedCount: 2 },
      'max_redemptions_reached',
    ],
    [
      'for the second time where one is allowed',
      { ...reward, max_per_user: 1 },
      { ...learner, redeemedCount: 1 },
      'already_redeemed',
    ],
    ['often where any number is allowed', reward, { ...learner, redeemedCount: 999 }, null],
    ['of an empty stock as a guest', { ...reward, available_stock: 0 }, null, 'out_of_stock'],
    [
      'for the second time without the points for it',
      { ...reward, max_per_user: 1 },
      { availablePoints: 0, redeemedCount: 1 },
      'already_redeemed',
    ],
  ] as const)('%s', (_, state, who, reason) => {
    expect(decideAvailability(state, who, now)).toBe(reason);
  });
});

test('what travels by post needs an address, what is sent as a message does not', () => {
  const shipped = (delivers_code: boolean) =>
    rewardCategoryKind.options.filter((category_kind) =>
      requiresShipping({ category_kind, delivers_code }),
    );
  expect(shipped(false)).toEqual(['merchandise', 'certificate', 'other']);
  expect(shipped(true)).toEqual([]);
});

test('a pass opens courses where it covers some and delivers no code', () => {
  const opening = (delivers_code: boolean, covers_courses: boolean) =>
    rewardCategoryKind.options.filter((category_kind) =>
      opensCourse({ category_kind, delivers_code, covers_courses }),
    );
  expect(opening(false, true)).toEqual(['course_access']);
  expect(opening(true, true)).toEqual([]);
  expect(opening(false, false)).toEqual([]);
});

const course = { isListed: true, isOpen: false, isRequested: false };
test.each([
  ['nothing, where it is covered, listed and closed', course, null],
  ['that it is not covered', null, 'notCovered'],
  ['that it is open already', { ...course, isOpen: true, isListed: false }, 'alreadyOpen'],
  ['that it is unlisted', { ...course, isListed: false }, 'unlisted'],
  ['that it was requested', { ...course, isRequested: true }, 'alreadyRequested'],
] as const)('what prevents a choice of a course: %s', (_, choice, refusal) => {
  expect(decideCourseChoice(choice)).toBe(refusal);
});

test.each([
  [600, 600, false],
  [601, 600, true],
  [600, 0, false],
  [600, null, false],
])(
  'a pass for %i points is too dear where the dearest course costs %s: %s',
  (price, dearest, is) => {
    expect(isPassTooDear(price, dearest)).toBe(is);
  },
);

test.each([
  ['pending', '2026-03-02T01:59:59Z', 0],
  ['pending', '2026-03-02T01:00:00Z', 1],
  ['approved', '2026-03-01T02:00:01Z', 23],
  ['shipped', '2026-02-28T02:00:00Z', 48],
  ['pending', '2026-03-02T03:00:00Z', 0],
] as const)('a request that is %s and was made at %s waits %i hours', (status, at, hours) => {
  const created = new Date(at);
  expect(waitingHours({ status, created_at: created, updated_at: created }, now)).toBe(hours);
});

test('a closed request waits no longer', () => {
  const created_at = new Date('2026-02-01T00:00:00Z');
  const updated_at = new Date('2026-02-01T05:30:00Z');
  for (const status of ['completed', 'rejected', 'cancelled'] as const) {
    expect(waitingHours({ status, created_at, updated_at }, now)).toBe(5);
  }
});

describe('the coupon of a reward', () => {
  const none = {
    coupon_percent: null,
    coupon_amount: null,
    coupon_currency: null,
    coupon_days: null,
  };
  const offered = {
    ...none,
    category_kind: 'discount',
    delivers_code: false,
    status: 'active',
  } as const;
  const percent = { coupon_percent: 10, coupon_days: 30 };

  test.each([
    ['a percentage and days', { ...offered, ...percent }, []],
    [
      'an amount in a currency and days',
      { ...offered, coupon_amount: 5, coupon_currency: 'SGD' as const, coupon_days: 1 },
      [],
    ],
    ['a draft without one', { ...offered, status: 'draft' as const }, []],
    ['a discount that delivers codes', { ...offered, delivers_code: true }, []],
    ['another kind without one', { ...offered, category_kind: 'merchandise' as const }, []],
    ['a discount that is offered without one', offered, ['coupon_percent', 'coupon_days']],
    ['no validity', { ...offered, coupon_percent: 10 }, ['coupon_days']],
    [
      'no value, in a draft too',
      { ...offered, status: 'draft' as const, coupon_days: 9 },
      ['coupon_percent'],
    ],
    [
      'a percentage and an amount',
      { ...offered, ...percent, coupon_amount: 5 },
      ['coupon_percent'],
    ],
    [
      'an amount in no currency',
      { ...offered, coupon_amount: 5, coupon_days: 9 },
      ['coupon_percent'],
    ],
    ['a coupon and codes', { ...offered, ...percent, delivers_code: true }, ['coupon_percent']],
    [
      'a coupon of another kind',
      { ...offered, ...percent, category_kind: 'other' as const },
      ['coupon_percent'],
    ],
  ])('%s', (_, reward, faults) => {
    expect(Object.keys(couponFaults(reward))).toEqual(faults);
  });
});
