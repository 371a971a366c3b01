import type { Reward } from '#contract/rewards.ts';
import type { AdminReward } from '#contract/rewards-admin.ts';
import type { Locale } from '#domain/locale.ts';
import { opensCourse } from '../pass-courses.rules.ts';
import { decideAvailability, type LearnerState } from '../reward-availability.rules.ts';
import { couponTerms } from '../reward-coupon.rules.ts';
import { requiresShipping } from '../reward-shipping.rules.ts';
import type { AdminRewardRow, RewardRow } from './rewards.queries.ts';

function presentCommon(row: RewardRow) {
  return {
    reward_id: row.reward_id,
    reward_category_id: row.reward_category_id,
    category: row.category,
    category_zh: row.category_zh,
    category_kind: row.category_kind,
    name: row.name,
    name_zh: row.name_zh,
    description: row.description,
    description_zh: row.description_zh,
    image: row.image,
    points_required: row.points_required,
    available_stock: row.available_stock,
    max_per_user: row.max_per_user,
    expires_at: row.expires_at?.toISOString() ?? null,
    requires_shipping: requiresShipping(row),
    delivers_code: row.delivers_code,
    status: row.status,
  };
}

/**
 * A reward as JSON, with whether the viewer can redeem it.
 * @param learner null: a guest
 */
export function presentReward(
  row: RewardRow,
  { learner, now, locale }: { learner: LearnerState | null; now: Date; locale: Locale },
): Reward {
  const reason = decideAvailability(row, learner, now);
  const terms = couponTerms(row);
  const worth =
    locale === 'zh'
      ? { value: row.value_cny, currency: 'CNY' as const }
      : { value: row.value, currency: 'USD' as const };
  return {
    ...presentCommon(row),
    ...worth,
    opens_course: opensCourse(row),
    coupon: terms && { ...terms, courses: row.coupon_courses },
    redeemable: reason === null,
    unavailable_reason: reason,
  };
}

export function presentAdminReward(row: AdminRewardRow): AdminReward {
  return {
    ...presentCommon(row),
    value: row.value,
    value_cny: row.value_cny,
    course_ids: row.course_ids,
    course_levels: row.course_levels,
    coupon_percent: row.coupon_percent,
    coupon_amount: row.coupon_amount,
    coupon_currency: row.coupon_currency,
    coupon_days: row.coupon_days,
    redemption_count: row.redemption_count,
    open_requests: row.open_requests,
    created_at: row.created_at.toISOString(),
    archived: row.archived_at !== null,
    version: row.version,
  };
}
