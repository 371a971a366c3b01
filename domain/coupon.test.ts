import { describe, expect, test } from 'vitest';
import {
  type CouponLimits,
  couponProblem,
  couponState,
  hasOneValue,
  priceWithCoupon,
} from './coupon.ts';

const now = new Date('2026-03-02T04:00:00Z');
const before = new Date('2026-03-01T04:00:00Z');
const after = new Date('2026-03-03T04:00:00Z');
const coupon: CouponLimits = {
  percent: 20,
  amount: null,
  currency: null,
  course_ids: [],
  max_uses: null,
  used_count: 0,
  max_per_user: 1,
  starts_at: null,
  ends_at: null,
  archived_at: null,
  owner_user_id: null,
};
const purchase = { userId: 7, courseId: 3, currency: 'SGD', usedByThem: 0, now } as const;

describe('a coupon', () => {
  test.each([
    ['without limits can be used', {}, {}, null],
    ['can be used by its owner', { owner_user_id: 7 }, {}, null],
    ['of somebody else cannot be used', { owner_user_id: 8 }, {}, 'notYours'],
    ['that begins now can be used', { starts_at: now }, {}, null],
    ['that begins later cannot be used yet', { starts_at: after }, {}, 'scheduled'],
    ['that ends later can be used', { ends_at: after }, {}, null],
    ['that ends now has expired', { ends_at: now }, {}, 'expired'],
    ['that has ended has expired', { ends_at: before }, {}, 'expired'],
    ['with a use left can be used', { max_uses: 2, used_count: 1 }, {}, null],
    ['without a use left cannot be used', { max_uses: 2, used_count: 2 }, {}, 'usedUp'],
    ['is used once by each', {}, { usedByThem: 1 }, 'usedByYou'],
    ['is used again where that is allowed', { max_per_user: 2 }, { usedByThem: 1 }, null],
    ['is used any number of times', { max_per_user: null }, { usedByThem: 9 }, null],
    [
      'says to who used it that they did',
      { max_uses: 1, used_count: 1 },
      { usedByThem: 1 },
      'usedByYou',
    ],
    ['that is archived is no coupon', { archived_at: before }, {}, 'unknown'],
    ['for this course can be used', { course_ids: [2, 3] }, {}, null],
    ['for other courses cannot be used', { course_ids: [2] }, {}, 'otherCourse'],
    ['in this currency can be used', { percent: null, amount: 5, currency: 'SGD' }, {}, null],
    [
      'in another one cannot be used',
      { percent: null, amount: 5, currency: 'MYR' },
      {},
      'otherCurrency',
    ],
  ] as const)('%s', (_, limits, bought, problem) => {
    expect(couponProblem({ ...coupon, ...limits }, { ...purchase, ...bought })).toBe(problem);
  });

  test.each([
    ['active', {}],
    ['scheduled', { starts_at: after }],
    ['expired', { ends_at: before, max_uses: 1, used_count: 1 }],
    ['used_up', { max_uses: 1, used_count: 1, starts_at: after }],
    ['archived', { archived_at: before, ends_at: before }],
  ] as const)('is %s', (state, limits) => {
    expect(couponState({ ...coupon, ...limits }, now)).toBe(state);
  });
});

describe('a price with a coupon', () => {
  const share = (percent: number) => ({ percent, amount: null, currency: null });
  const less = (amount: number) => ({ percent: null, amount, currency: 'SGD' }) as const;
  test.each([
    [49.9, share(20), 39.92],
    [49.9, share(100), 0],
    [0.05, share(50), 0.02],
    [0.05, share(1), 0.04],
    [33.33, share(33), 22.33],
    [49.9, less(9.9), 40],
    [49.9, less(49.9), 0],
    [49.9, less(60), 0],
  ] as const)('%d with %o is %d', (price, value, reduced) => {
    expect(priceWithCoupon(price, value)).toBe(reduced);
  });
});

test.each([
  [{ percent: 20, amount: null, currency: null }, true],
  [{ percent: null, amount: 5, currency: 'SGD' }, true],
  [{ percent: null, amount: null, currency: null }, false],
  [{ percent: 20, amount: 5, currency: 'SGD' }, false],
  [{ percent: null, amount: 5, currency: null }, false],
  [{ percent: 20, amount: null, currency: 'SGD' }, false],
] as const)('%o has one value: %s', (value, isOne) => {
  expect(hasOneValue(value)).toBe(isOne);
});
