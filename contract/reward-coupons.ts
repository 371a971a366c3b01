import { z } from 'zod';
import { couponStates, MAX_COUPON_DAYS } from '#domain/coupon.ts';
import { money, wholeNumber } from './amounts.ts';
import { currency, id, isoTime } from './fields.ts';

/** What the coupon of a reward takes off, and for how long. */
const terms = {
  percent: z.int().nullable().describe('The share that it takes off; null: an amount.'),
  amount: z.number().nullable(),
  currency: currency.nullable().describe('That of the amount.'),
  days: z.int().describe('It is valid until the end of that day after the approval.'),
  courses: z
    .array(z.object({ course_id: id, title: z.string(), title_zh: z.string() }))
    .nullable()
    .describe('The listed courses of those that it is for; null: it is for all courses.'),
};

/** The coupon of a reward; null: it becomes none. */
export const rewardCoupon = z
  .object(terms)
  .nullable()
  .describe('The coupon that an approved request becomes; null: it becomes none.');

/** The coupon of a request, with its code once it is made. */
export const redemptionCoupon = z
  .object({
    ...terms,
    made: z
      .object({ code: z.string(), ends_at: isoTime, state: z.enum(couponStates) })
      .nullable()
      .describe('The coupon, which its learner alone can use; null: there is none yet.'),
  })
  .nullable()
  .describe('null: the request is for no coupon.');

/** What an admin sees of the coupon of a reward. */
export const shownCouponFields = {
  coupon_percent: z.int().nullable(),
  coupon_amount: z.number().nullable(),
  coupon_currency: currency.nullable(),
  coupon_days: z.int().nullable(),
};

/** What an admin writes of it. */
export const writtenCouponFields = {
  coupon_percent: wholeNumber(1, 100)
    .nullable()
    .describe('What its coupons take off, in a category of discounts alone; null: an amount.'),
  coupon_amount: money(1_000_000, { min: 0.01 }).nullable(),
  coupon_currency: currency.nullable().describe('That of the amount.'),
  coupon_days: wholeNumber(1, MAX_COUPON_DAYS)
    .nullable()
    .describe('How many days its coupons are valid. A discount that is active needs them.'),
};

/** Those of a new reward, which makes no coupons unless it is said. */
export const newCouponFields = {
  coupon_percent: writtenCouponFields.coupon_percent.prefault(null),
  coupon_amount: writtenCouponFields.coupon_amount.prefault(null),
  coupon_currency: writtenCouponFields.coupon_currency.default(null),
  coupon_days: writtenCouponFields.coupon_days.prefault(null),
};
