import { describe, expect, test } from 'vitest';
import { couponFaults } from './reward-coupon.rules.ts';

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
