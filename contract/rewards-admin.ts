import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { money, pointsAmount, wholeNumber } from './amounts.ts';
import { blankTexts, requireTexts, shownTexts, writtenTexts } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import { difficultyLevel } from './courses.ts';
import { id, idParams, isoTime, seenVersion } from './fields.ts';
import { canBeKind } from './files.ts';
import { listOf, pageQuery } from './paging.ts';
import { newCouponFields, shownCouponFields, writtenCouponFields } from './reward-coupons.ts';
import { rewardCategoryKind, rewardStatus } from './rewards.ts';

/** A category as an admin edits it. */
export const adminRewardCategory = z
  .object({
    reward_category_id: id,
    kind: rewardCategoryKind,
    ...shownTexts('reward_category'),
    position: z.int().describe('Categories stand in the order of these, lowest first.'),
    reward_count: z.int().describe('Rewards in it that are not archived.'),
    archived: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'AdminRewardCategory' });
export type AdminRewardCategory = z.output<typeof adminRewardCategory>;

/** What an admin writes of a category. At least one language of the name is needed. */
const categoryFields = {
  kind: rewardCategoryKind,
  ...writtenTexts('reward_category'),
  position: wholeNumber(1, 1000),
};
export const rewardCategoryCreateBody = z
  .object({
    ...categoryFields,
    ...blankTexts('reward_category'),
    position: categoryFields.position.prefault(1),
  })
  .superRefine(requireTexts('reward_category', '@name_required'));

export const rewardCategoryPatchBody = z
  .object(categoryFields)
  .partial()
  .extend({ version: seenVersion.optional() });

export const adminReward = z
  .object({
    reward_id: id,
    reward_category_id: id,
    category: z.string(),
    category_zh: z.string(),
    category_kind: rewardCategoryKind,
    ...shownTexts('reward'),
    image: z.string().nullable(),
    points_required: z.int(),
    value: z.number(),
    value_cny: z.number(),
    available_stock: z.int().nullable(),
    max_per_user: z.int(),
    expires_at: isoTime.nullable(),
    requires_shipping: z.boolean(),
    delivers_code: z.boolean(),
    course_ids: z.array(id),
    course_levels: z.array(difficultyLevel),
    ...shownCouponFields,
    status: rewardStatus,
    redemption_count: z.int(),
    open_requests: z
      .int()
      .describe('They wait for a transition, and hold their unit of the stock.'),
    created_at: isoTime,
    archived: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'AdminReward' });
export type AdminReward = z.output<typeof adminReward>;

/** So many courses can be named one by one; levels cover any number. */
const MAX_COVERED_COURSES = 200;

/** A list without repetitions, in its order. */
const onlyOnce = <T extends number | string>(values: T[]): T[] => [...new Set(values)];

/** What an admin writes of a reward. At least one language of the name is needed. */
const rewardFields = {
  reward_category_id: id,
  ...writtenTexts('reward'),
  image: z
    .string()
    .trim()
    .max(300)
    .refine((path) => canBeKind(path, ['image']), { error: '@other_kind' })
    .nullable()
    .transform((path) => path || null),
  points_required: pointsAmount,
  value: money(1_000_000, { currency: 'USD' }).describe('US dollars.'),
  value_cny: money(10_000_000, { currency: 'CNY' }).describe('Chinese yuan.'),
  delivers_code: z
    .boolean()
    .describe('Each request gets one of the stored codes. Changed only while no request is open.'),
  course_ids: z
    .array(id)
    .max(MAX_COVERED_COURSES)
    .overwrite(onlyOnce)
    .describe('A pass opens one of them for each request; coupons of a discount are for these.'),
  course_levels: z
    .array(difficultyLevel)
    .max(3)
    .overwrite(onlyOnce)
    .describe('It opens every listed course of these levels as well.'),
  ...writtenCouponFields,
  available_stock: wholeNumber(0, 1_000_000)
    .nullable()
    .describe('Ignored where codes are delivered: it is the number of those that are free.'),
  max_per_user: wholeNumber(0, 1000),
  expires_at: isoTime.nullable(),
  status: rewardStatus,
};
export const rewardCreateBody = z
  .object({
    ...rewardFields,
    ...blankTexts('reward'),
    image: rewardFields.image.default(null),
    value: rewardFields.value.prefault(0),
    value_cny: rewardFields.value_cny.prefault(0),
    delivers_code: rewardFields.delivers_code.default(false),
    course_ids: rewardFields.course_ids.default([]),
    course_levels: rewardFields.course_levels.default([]),
    ...newCouponFields,
    available_stock: rewardFields.available_stock.prefault(null),
    max_per_user: rewardFields.max_per_user.prefault(0),
    expires_at: rewardFields.expires_at.default(null),
    status: rewardFields.status.default('draft'),
  })
  .superRefine(requireTexts('reward', '@name_required'));

export const rewardPatchBody = z
  .object(rewardFields)
  .partial()
  .extend({ version: seenVersion.optional() });

const rewardCategoryRef = {
  params: idParams,
  access: 'admin',
  permission: 'rewards',
  path: '/admin/reward-categories/:id',
} as const;

export const rewardAdminCalls = {
  categories: defineCall({
    name: 'admin.rewardCategories.list',
    method: 'GET',
    path: '/admin/reward-categories',
    access: 'admin',
    permission: 'rewards',
    summary: 'The categories of rewards.',
    query: z.object({
      search: z.string().max(maxLengths.search).optional(),
      kind: rewardCategoryKind.optional(),
      archived: z.boolean().default(false).describe('The archived ones instead.'),
      sort: z.enum(['position', 'name', 'rewards']).default('position'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminRewardCategory),
  }),
  category: defineCall({
    ...rewardCategoryRef,
    name: 'admin.rewardCategories.get',
    method: 'GET',
    summary: 'One category of rewards.',
    data: adminRewardCategory,
    failures: ['NOT_FOUND'],
  }),
  createCategory: defineCall({
    name: 'admin.rewardCategories.create',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/reward-categories',
    access: 'admin',
    permission: 'rewards',
    summary: 'Adds a category of rewards.',
    body: rewardCategoryCreateBody,
    data: adminRewardCategory,
  }),
  updateCategory: defineCall({
    ...rewardCategoryRef,
    name: 'admin.rewardCategories.update',
    method: 'PATCH',
    summary: 'Changes a category of rewards.',
    body: rewardCategoryPatchBody,
    data: adminRewardCategory,
    failures: ['NOT_FOUND', 'INVALID_STATE', 'STALE_VERSION'],
  }),
  deleteCategory: defineCall({
    ...rewardCategoryRef,
    name: 'admin.rewardCategories.delete',
    method: 'DELETE',
    summary: 'Archives a category; its rewards stay as they are.',
    data: z.object({}),
    failures: ['NOT_FOUND'],
  }),
  restoreCategory: defineCall({
    ...rewardCategoryRef,
    name: 'admin.rewardCategories.restore',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/reward-categories/:id/restore',
    summary: 'Restores an archived category.',
    data: adminRewardCategory,
    failures: ['NOT_FOUND'],
  }),
  rewards: defineCall({
    name: 'admin.rewards.list',
    method: 'GET',
    path: '/admin/rewards',
    access: 'admin',
    permission: 'rewards',
    summary: 'Reward items, drafts and inactive ones included.',
    query: z.object({
      search: z.string().max(maxLengths.search).optional(),
      status: rewardStatus.optional(),
      reward_category_id: id.optional(),
      archived: z.boolean().default(false).describe('The archived ones instead.'),
      low_stock: z
        .boolean()
        .default(false)
        .describe(
          'Those alone that can be redeemed and are running out, as the dashboard counts them.',
        ),
      sort: z.enum(['newest', 'points_asc', 'points_desc', 'stock']).default('newest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminReward),
  }),
  reward: defineCall({
    name: 'admin.rewards.get',
    method: 'GET',
    path: '/admin/rewards/:id',
    access: 'admin',
    permission: 'rewards',
    summary: 'One reward item.',
    params: idParams,
    data: adminReward,
    failures: ['NOT_FOUND'],
  }),
  createReward: defineCall({
    name: 'admin.rewards.create',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/rewards',
    access: 'admin',
    permission: 'rewards',
    summary: 'Adds a reward item.',
    body: rewardCreateBody,
    data: adminReward,
    failures: ['NOT_FOUND'],
  }),
  updateReward: defineCall({
    name: 'admin.rewards.update',
    method: 'PATCH',
    path: '/admin/rewards/:id',
    access: 'admin',
    permission: 'rewards',
    summary: 'Changes a reward item.',
    params: idParams,
    body: rewardPatchBody,
    data: adminReward,
    failures: ['NOT_FOUND', 'INVALID_STATE', 'STALE_VERSION'],
  }),
  deleteReward: defineCall({
    name: 'admin.rewards.delete',
    method: 'DELETE',
    path: '/admin/rewards/:id',
    access: 'admin',
    permission: 'rewards',
    summary: 'Archives a reward item; past redemptions stay.',
    params: idParams,
    data: z.object({}),
    failures: ['NOT_FOUND'],
  }),
  restoreReward: defineCall({
    name: 'admin.rewards.restore',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/rewards/:id/restore',
    access: 'admin',
    permission: 'rewards',
    summary: 'Restores an archived reward item as it was.',
    params: idParams,
    data: adminReward,
    failures: ['NOT_FOUND'],
  }),
};
