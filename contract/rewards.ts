import { z } from 'zod';
import { pageSizes } from '#domain/page-sizes.ts';
import { pointsBound } from './amounts.ts';
import { shownTexts } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import { difficultyLevel } from './courses.ts';
import { id, isoTime } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';
import { rewardCoupon } from './reward-coupons.ts';

export const rewardCategoryKind = z.enum([
  'merchandise',
  'course_access',
  'discount',
  'certificate',
  'consultation',
  'other',
]);
export type RewardCategoryKind = z.output<typeof rewardCategoryKind>;

export const rewardCategory = z
  .object({
    reward_category_id: id,
    kind: rewardCategoryKind,
    ...shownTexts('reward_category'),
    reward_count: z.int(),
  })
  .meta({ id: 'RewardCategory' });
export type RewardCategory = z.output<typeof rewardCategory>;

export const unavailableReason = z.enum([
  'login_needed',
  'insufficient_points',
  'max_redemptions_reached',
  'already_redeemed',
  'out_of_stock',
  'unavailable',
]);
export type UnavailableReason = z.output<typeof unavailableReason>;

export const rewardStatus = z.enum(['draft', 'active', 'inactive']);

export const reward = z
  .object({
    reward_id: id,
    reward_category_id: id,
    category: z.string(),
    category_zh: z.string(),
    category_kind: rewardCategoryKind,
    ...shownTexts('reward'),
    image: z.string().nullable(),
    points_required: z.int(),
    value: z.number().describe('In `currency`, that of the request’s language; 0: not stated.'),
    currency: z.enum(['USD', 'CNY']),
    available_stock: z.int().nullable().describe('null: no limit.'),
    max_per_user: z.int().describe('0: no limit.'),
    expires_at: isoTime.nullable(),
    requires_shipping: z.boolean(),
    delivers_code: z.boolean().describe('A stored code, shown to the learner once approved.'),
    opens_course: z
      .boolean()
      .describe('A request names one of `GET /reward/courses`, and its approval opens it.'),
    coupon: rewardCoupon,
    status: rewardStatus,
    redeemable: z.boolean(),
    unavailable_reason: unavailableReason.nullable(),
  })
  .meta({ id: 'Reward' });
export type Reward = z.output<typeof reward>;

const list = listOf(reward);

/** A course that a reward covers, for whoever may ask for it. */
export const coveredCourse = z
  .object({
    course_id: id,
    title: z.string(),
    title_zh: z.string(),
    difficulty_level: difficultyLevel,
    points_required: z.int(),
    is_open: z
      .boolean()
      .describe('Open to the caller already, so that there is nothing to ask for.'),
    is_requested: z.boolean().describe('A request of the caller for it is pending.'),
  })
  .meta({ id: 'CoveredCourse' });
export type CoveredCourse = z.output<typeof coveredCourse>;

export const rewardCalls = {
  list: defineCall({
    name: 'rewards.list',
    method: 'GET',
    path: '/reward/list',
    access: 'guest',
    isShared: true,
    summary: 'The reward catalogue.',
    query: z.object({
      reward_category_id: id.optional(),
      min_points: pointsBound.optional(),
      max_points: pointsBound.optional(),
      sort: z.enum(['points_asc', 'points_desc', 'newest', 'popular']).default('points_asc'),
      ...pageQuery(pageSizes.rewards),
    }),
    data: list,
  }),
  get: defineCall({
    name: 'rewards.get',
    method: 'GET',
    path: '/reward/get',
    access: 'guest',
    isShared: true,
    summary: 'One reward.',
    query: z.object({ reward_id: id }),
    data: reward,
    failures: ['NOT_FOUND'],
  }),
  courses: defineCall({
    name: 'rewards.courses',
    method: 'GET',
    path: '/reward/courses',
    access: 'learner',
    summary: 'The listed courses that a reward covers, by level; none where it opens no course.',
    query: z.object({ reward_id: id }),
    data: z.object({ list: z.array(coveredCourse) }),
    failures: ['NOT_FOUND'],
  }),
  categories: defineCall({
    name: 'rewards.categories',
    method: 'GET',
    path: '/reward/categories',
    access: 'guest',
    isShared: true,
    summary: 'The categories that rewards are in.',
    data: z.object({ list: z.array(rewardCategory) }),
  }),
};
