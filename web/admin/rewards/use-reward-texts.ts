import { difficultyLevel } from '#contract/courses.ts';
import type { RewardCategory } from '#contract/rewards.ts';
import { academyDay } from '#domain/academy-day.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { CourseOption } from './load-course-options.ts';
import type { RewardFormField } from './reward-form-values.ts';
import { rewardStatuses } from './reward-list-view.ts';

/** The labels of a reward's fields and their values, for comparing two states of it. */
export function useRewardTexts(
  categories: readonly RewardCategory[],
  courses: readonly CourseOption[],
) {
  const { t } = useTranslation();
  const text = usePick();
  const { site } = useSiteData();
  const name = t('admin.rewards.form.name');
  const description = t('admin.rewards.form.description');
  const labels: Record<RewardFormField, string> = {
    name_zh: `${name} · ${t('admin.languages.zh')}`,
    name: `${name} · ${t('admin.languages.en')}`,
    description_zh: `${description} · ${t('admin.languages.zh')}`,
    description: `${description} · ${t('admin.languages.en')}`,
    reward_category_id: t('admin.rewards.form.category'),
    points_required: t('admin.rewards.form.points'),
    course_levels: t('admin.rewards.form.levels'),
    course_ids: t('admin.rewards.form.courses'),
    coupon_percent: t('admin.coupons.form.percent'),
    coupon_amount: t('admin.payments.amount'),
    coupon_currency: t('admin.coupons.form.currency'),
    coupon_days: t('admin.rewards.form.couponDays'),
    delivers_code: t('admin.rewards.form.deliversCode'),
    available_stock: t('admin.rewards.form.stock'),
    max_per_user: t('admin.rewards.form.limit'),
    value: t('admin.rewards.form.value'),
    value_cny: t('admin.rewards.form.value_cny'),
    expires_at: t('admin.rewards.form.lastDay'),
    image: t('admin.rewards.form.image'),
    status: t('admin.rewards.status'),
  };

  function wordOf(field: RewardFormField, value: unknown): string {
    if (value === null || value === undefined) return '';
    if (field === 'status') {
      const status = rewardStatuses.find((one) => one === value);
      return status ? t(`admin.rewards.statuses.${status}`) : '';
    }
    if (field === 'expires_at') return academyDay(new Date(String(value)), site.time_zone);
    if (field === 'reward_category_id') {
      const category = categories.find((one) => one.reward_category_id === value);
      return category ? text(category.name, category.name_zh).text : String(value);
    }
    if (field === 'course_levels') {
      const levels = difficultyLevel.array().catch([]).parse(value);
      return levels.map((level) => t(`courseCards.level.${level}`)).join(' · ');
    }
    if (field === 'course_ids' && Array.isArray(value)) {
      const chosen = courses.filter((course) => value.includes(course.course_id));
      return chosen.map((course) => text(course.title, course.title_zh).text).join(' · ');
    }
    if (field === 'delivers_code') return t(value === true ? 'admin.audit.yes' : 'admin.audit.no');
    return String(value);
  }

  return { labels, wordOf };
}
