import type { z } from 'zod';
import type { AdminReward, rewardCreateBody } from '#contract/rewards-admin.ts';

export const rewardFormFields = [
  'name_zh',
  'name',
  'description_zh',
  'description',
  'reward_category_id',
  'points_required',
  'delivers_code',
  'course_levels',
  'course_ids',
  'coupon_percent',
  'coupon_amount',
  'coupon_currency',
  'coupon_days',
  'available_stock',
  'max_per_user',
  'value',
  'value_cny',
  'expires_at',
  'image',
  'status',
] as const;
export type RewardFormField = (typeof rewardFormFields)[number];
export type RewardFormValues = Partial<Pick<z.input<typeof rewardCreateBody>, RewardFormField>>;

/** A reward as form values. */
export function rewardFormValues(reward: AdminReward): RewardFormValues {
  return {
    name_zh: reward.name_zh,
    name: reward.name,
    description_zh: reward.description_zh,
    description: reward.description,
    reward_category_id: reward.reward_category_id,
    points_required: reward.points_required,
    delivers_code: reward.delivers_code,
    course_levels: reward.course_levels,
    course_ids: reward.course_ids,
    coupon_percent: reward.coupon_percent,
    coupon_amount: reward.coupon_amount,
    coupon_currency: reward.coupon_currency,
    coupon_days: reward.coupon_days,
    available_stock: reward.available_stock,
    max_per_user: reward.max_per_user,
    value: reward.value,
    value_cny: reward.value_cny,
    expires_at: reward.expires_at,
    image: reward.image,
    status: reward.status,
  };
}

/** The initial values for a new reward. */
export const newRewardValues: RewardFormValues = {
  name_zh: '',
  name: '',
  description_zh: '',
  description: '',
  delivers_code: false,
  course_levels: [],
  course_ids: [],
  coupon_percent: null,
  coupon_amount: null,
  coupon_currency: null,
  coupon_days: null,
  available_stock: null,
  max_per_user: 0,
  value: 0,
  value_cny: 0,
  expires_at: null,
  image: null,
  status: 'draft',
};
