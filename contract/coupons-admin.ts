import { z } from 'zod';
import { couponStates, hasOneValue } from '#domain/coupon.ts';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { money, wholeNumber } from './amounts.ts';
import { defineCall } from './call.ts';
import { currency, id, idParams, isoTime, plainLine, seenVersion } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';
import { foldText } from './text.ts';

const couponState = z.enum(couponStates);

/** A code as it is typed, also by learners: full width, lower case and spaces are accepted. */
export const couponCode = z
  .string()
  .max(maxLengths.couponCode)
  .overwrite(foldText)
  .transform((typed) => typed.replace(/\s+/g, '').toUpperCase());

export const adminCoupon = z
  .object({
    coupon_id: id,
    code: z.string(),
    note: z.string(),
    percent: z.int().nullable().describe('The share that it takes off; null: an amount.'),
    amount: z.number().nullable(),
    currency: currency.nullable().describe('That of the amount.'),
    course_ids: z.array(id).describe('Empty: all courses.'),
    max_uses: z.int().nullable().describe('null: no limit.'),
    max_per_user: z.int().nullable().describe('null: no limit.'),
    used_count: z.int().describe('Orders that use it; one that is cancelled or expires does not.'),
    starts_at: isoTime.nullable(),
    ends_at: isoTime.nullable(),
    state: couponState,
    owner: z
      .object({ user_id: id, name: z.string() })
      .nullable()
      .describe('Who alone may use it; null: everybody.'),
    redemption_id: id.nullable().describe('The request for a reward that it fulfils.'),
    created_at: isoTime,
    version: z.int(),
  })
  .meta({ id: 'AdminCoupon' });
export type AdminCoupon = z.output<typeof adminCoupon>;

const couponLimit = wholeNumber(1, 1_000_000).nullable();
const couponFields = {
  note: plainLine(maxLengths.couponNote),
  percent: wholeNumber(1, 100).nullable(),
  amount: money(1_000_000, { min: 0.01 }).nullable(),
  currency: currency.nullable(),
  course_ids: z.array(id).max(500),
  max_uses: couponLimit,
  max_per_user: couponLimit,
  starts_at: isoTime.nullable(),
  ends_at: isoTime.nullable(),
};

export const couponCreateBody = z
  .object({
    code: couponCode
      .pipe(z.string().regex(/^([A-Z0-9_-]{4,32})?$/, { error: '@coupon_form' }))
      .default('')
      .describe('Empty: the academy makes one up.'),
    note: couponFields.note.default(''),
    percent: couponFields.percent.prefault(null),
    amount: couponFields.amount.prefault(null),
    currency: couponFields.currency.default(null),
    course_ids: couponFields.course_ids.default([]).describe('Empty: all courses.'),
    max_uses: couponFields.max_uses.prefault(null),
    max_per_user: couponFields.max_per_user.prefault(1),
    starts_at: couponFields.starts_at.default(null),
    ends_at: couponFields.ends_at.default(null),
  })
  .refine(hasOneValue, { error: '@coupon_value', path: ['percent'] })
  .refine(({ starts_at: start, ends_at: end }) => start === null || end === null || start < end, {
    error: '@coupon_period',
    path: ['ends_at'],
  });

export const couponPatchBody = z
  .object(couponFields)
  .partial()
  .extend({ version: seenVersion.optional() });

/** A course to which a coupon can be limited. */
const couponCourse = z
  .object({ course_id: id, title: z.string(), title_zh: z.string() })
  .meta({ id: 'CouponCourse' });

export const couponAdminCalls = {
  courses: defineCall({
    name: 'admin.coupons.courses',
    method: 'GET',
    path: '/admin/coupons/courses',
    access: 'admin',
    permission: 'coupons',
    summary: 'The courses to which a coupon can be limited: all that are not archived, by title.',
    data: z.object({ list: z.array(couponCourse) }),
  }),
  list: defineCall({
    name: 'admin.coupons.list',
    method: 'GET',
    path: '/admin/coupons',
    access: 'admin',
    permission: 'coupons',
    summary: 'Coupons: the academy’s, and those that learners got as rewards.',
    query: z.object({
      search: z
        .string()
        .max(maxLengths.search)
        .optional()
        .describe('In codes, notes and the names of owners.'),
      state: couponState
        .optional()
        .describe('Absent: all but the archived ones, which can be brought back.'),
      owner: z.enum(['academy', 'learner', 'all']).default('all'),
      sort: z.enum(['newest', 'most_used', 'ending']).default('newest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminCoupon),
  }),
  get: defineCall({
    name: 'admin.coupons.get',
    method: 'GET',
    path: '/admin/coupons/:id',
    access: 'admin',
    permission: 'coupons',
    summary: 'One coupon.',
    params: idParams,
    data: adminCoupon,
    failures: ['NOT_FOUND'],
  }),
  create: defineCall({
    name: 'admin.coupons.create',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/coupons',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'coupons',
    summary: 'Adds a coupon of a percentage, or of an amount in a currency.',
    body: couponCreateBody,
    data: adminCoupon,
    failures: ['NOT_FOUND', 'ALREADY_EXISTS'],
  }),
  update: defineCall({
    name: 'admin.coupons.update',
    method: 'PATCH',
    path: '/admin/coupons/:id',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'coupons',
    summary: 'Changes the value or the limits of a coupon; orders keep their price.',
    params: idParams,
    body: couponPatchBody,
    data: adminCoupon,
    failures: ['NOT_FOUND', 'STALE_VERSION', 'INVALID_STATE'],
  }),
  delete: defineCall({
    name: 'admin.coupons.delete',
    method: 'DELETE',
    path: '/admin/coupons/:id',
    access: 'admin',
    permission: 'coupons',
    summary: 'Archives a coupon: nobody can use it any more; orders keep their price.',
    params: idParams,
    data: z.object({}),
    failures: ['NOT_FOUND'],
  }),
  restore: defineCall({
    name: 'admin.coupons.restore',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/coupons/:id/restore',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'coupons',
    summary: 'Restores an archived coupon.',
    params: idParams,
    data: adminCoupon,
    failures: ['NOT_FOUND'],
  }),
};
