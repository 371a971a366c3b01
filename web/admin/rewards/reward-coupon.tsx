import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { CourseChecklist } from './course-checklist.tsx';
import { DiscountFields } from './discount-fields.tsx';
import type { CourseOption } from './load-course-options.ts';
import type { RewardForm } from './reward-form.ts';

interface RewardCouponProps extends RewardForm {
  courses: readonly CourseOption[];
}

/** What the coupon of a discount takes off, how long it is valid, and for which courses. */
export function RewardCoupon({ form, values, errorOf, courses }: RewardCouponProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="coupon">
      <h2 id="coupon" className="text-xl">
        {t('admin.rewards.form.coupon')}
      </h2>
      <p className="measure mt-2 mb-4 text-soft">{t('admin.rewards.form.couponLead')}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DiscountFields
          currency={values.coupon_currency ?? null}
          onChoose={(chosen) => {
            form.setValue('coupon_currency', chosen, { shouldDirty: true });
            form.setValue(chosen === null ? 'coupon_amount' : 'coupon_percent', null);
          }}
          form={form}
          names={{ percent: 'coupon_percent', amount: 'coupon_amount' }}
          errors={{
            percent: errorOf('coupon_percent'),
            amount: errorOf('coupon_amount'),
            currency: errorOf('coupon_currency'),
          }}
        />
        <WholeNumberField
          form={form}
          name="coupon_days"
          canBeEmpty
          label={t('admin.rewards.form.couponDays')}
          hint={t('admin.rewards.form.couponDaysHint')}
          error={errorOf('coupon_days')}
          required
        />
        <div className="sm:col-span-2">
          <CourseChecklist
            label={t('admin.rewards.form.couponCourses')}
            hint={t('admin.coupons.form.coursesHint')}
            courses={courses}
            value={values.course_ids ?? []}
            error={errorOf('course_ids')}
            onChange={(ids) => form.setValue('course_ids', ids, { shouldDirty: true })}
          />
        </div>
      </div>
    </section>
  );
}
