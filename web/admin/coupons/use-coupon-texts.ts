import type { CourseOption } from '#web/admin/rewards/load-course-options.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import type { CouponFieldName } from './coupon-fields.ts';

/** The labels of a coupon's fields and their values, for comparing two states of it. */
export function useCouponTexts(courses: readonly CourseOption[], dayOf: (at: string) => string) {
  const { t } = useTranslation();
  const text = usePick();
  const labels: Record<CouponFieldName, string> = {
    code: t('admin.coupons.form.code'),
    note: t('admin.coupons.form.note'),
    percent: t('admin.coupons.form.percent'),
    amount: t('admin.payments.amount'),
    currency: t('admin.coupons.form.currency'),
    course_ids: t('admin.coupons.form.courses'),
    max_uses: t('admin.coupons.form.maxUses'),
    max_per_user: t('admin.coupons.form.maxPerUser'),
    starts_at: t('admin.coupons.form.firstDay'),
    ends_at: t('admin.coupons.form.lastDay'),
  };
  function wordOf(field: CouponFieldName, value: unknown): string {
    if (field === 'course_ids' && Array.isArray(value)) {
      if (value.length === 0) return t('admin.coupons.allCourses');
      return courses
        .filter(({ course_id }) => value.includes(course_id))
        .map(({ title, title_zh }) => text(title, title_zh).text)
        .join(' · ');
    }
    if ((field === 'starts_at' || field === 'ends_at') && typeof value === 'string') {
      return dayOf(value);
    }
    return String(value ?? '');
  }
  return { labels, wordOf };
}
