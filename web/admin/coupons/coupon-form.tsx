import type { z } from 'zod';
import {
  type AdminCoupon,
  adminCoupon,
  couponAdminCalls,
  couponCreateBody,
} from '#contract/coupons-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import { currencies } from '#domain/currencies.ts';
import { maxLengths } from '#domain/limits.ts';
import { RecordLink } from '#web/admin/audit/record-link.tsx';
import { CourseChecklist } from '#web/admin/rewards/course-checklist.tsx';
import { DiscountFields } from '#web/admin/rewards/discount-fields.tsx';
import type { CourseOption } from '#web/admin/rewards/load-course-options.ts';
import { FirstDayField, LastDayField } from '#web/forms/last-day-field.tsx';
import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { amountFrom } from '#web/forms/number-from.ts';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { type CouponFieldName, couponFieldNames } from './coupon-fields.ts';
import { CouponStateBadge } from './coupon-table.tsx';
import { useCouponTexts } from './use-coupon-texts.ts';

const valuesOf = (coupon: AdminCoupon) =>
  Object.fromEntries(couponFieldNames.map((field) => [field, coupon[field]])) as Pick<
    AdminCoupon,
    CouponFieldName
  >;
const newValues = {
  code: '',
  note: '',
  percent: null,
  amount: null,
  currency: null,
  course_ids: [],
  max_uses: null,
  max_per_user: 1,
  starts_at: null,
  ends_at: null,
};

interface CouponFormProps {
  /** null: a new one. */
  coupon: AdminCoupon | null;
  courses: readonly CourseOption[];
  /** The address of a new coupon's page. */
  hrefFor: (id: number) => string;
  backTo: string;
}

/** A coupon: what it takes off, and its limits. The code cannot be changed once it exists. */
export function CouponForm({ coupon, courses, hrefFor, backTo }: CouponFormProps) {
  const { t } = useTranslation();
  const { site } = useSiteData();
  const format = useFormat();
  const api = useApi();
  const words = useCouponTexts(courses, (at) => academyDay(new Date(at), site.time_zone));
  const record = useRecordForm<
    z.input<typeof couponCreateBody>,
    z.output<typeof couponCreateBody>,
    AdminCoupon,
    CouponFieldName
  >({
    schema: couponCreateBody,
    state: coupon,
    fields: couponFieldNames,
    valuesOf,
    newValues,
    stateSchema: adminCoupon,
    leadsTo: ({ coupon_id }) => (coupon === null ? hrefFor(coupon_id) : backTo),
    save: (values, version) => {
      if (coupon === null) return api.send(couponAdminCalls.create, { body: values });
      const { code, ...change } = values;
      const params = { id: coupon.coupon_id };
      const body = { ...change, ...(version !== undefined && { version }) };
      return api.send(couponAdminCalls.update, { params, body });
    },
  });
  const { form, errorOf } = record;
  const currency = currencies.find((one) => one === record.values.currency) ?? null;
  const amount = currency && amountFrom(record.values.amount, currency);
  const action = coupon === null ? 'create' : 'save';
  const submitLabel =
    currency === null || amount === null
      ? t(`admin.coupons.form.${action}`)
      : t(`admin.coupons.form.${action}Money`, { money: format.price(amount, currency) });
  return (
    <RecordFrame
      record={record}
      title={
        coupon === null
          ? t('admin.coupons.form.addTitle')
          : t('admin.coupons.form.editTitle', { code: coupon.code })
      }
      back={{ to: backTo, label: t('admin.coupons.form.back') }}
      words={words}
      submitLabel={submitLabel}
      actions={coupon && <CouponStateBadge state={coupon.state} />}
      lead={coupon && <CouponOwner coupon={coupon} />}
    >
      <div className="grid max-w-3xl items-start gap-5 sm:grid-cols-2">
        {coupon === null && (
          <Field
            label={t('admin.coupons.form.code')}
            hint={t('admin.coupons.form.codeHint')}
            error={errorOf('code')}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="font-mono"
              maxLength={maxLengths.couponCode}
              {...form.register('code')}
            />
          </Field>
        )}
        <Field
          label={t('admin.coupons.form.note')}
          hint={t('admin.coupons.form.noteHint')}
          error={errorOf('note')}
          {...(coupon !== null && { className: 'sm:col-span-2' })}
        >
          <TextInput
            autoComplete="off"
            maxLength={maxLengths.couponNote}
            {...form.register('note')}
          />
        </Field>
        <DiscountFields
          currency={currency}
          onChoose={(chosen) => {
            form.setValue('currency', chosen, { shouldDirty: true });
            form.setValue(chosen === null ? 'amount' : 'percent', null);
          }}
          form={form}
          names={{ percent: 'percent', amount: 'amount' }}
          errors={{
            percent: errorOf('percent'),
            amount: errorOf('amount'),
            currency: errorOf('currency'),
          }}
        />
        <WholeNumberField
          form={form}
          name="max_uses"
          canBeEmpty
          label={t('admin.coupons.form.maxUses')}
          hint={t('admin.coupons.form.maxUsesHint')}
          error={errorOf('max_uses')}
        />
        <WholeNumberField
          form={form}
          name="max_per_user"
          canBeEmpty
          label={t('admin.coupons.form.maxPerUser')}
          hint={t('admin.coupons.form.maxPerUserHint')}
          error={errorOf('max_per_user')}
        />
        <FirstDayField
          control={form.control}
          name="starts_at"
          label={t('admin.coupons.form.firstDay')}
          hint={t('admin.coupons.form.firstDayHint', { zone: format.zoneName })}
          error={errorOf('starts_at')}
          timeZone={site.time_zone}
        />
        <LastDayField
          control={form.control}
          name="ends_at"
          label={t('admin.coupons.form.lastDay')}
          hint={t('admin.coupons.form.lastDayHint', { zone: format.zoneName })}
          error={errorOf('ends_at')}
          timeZone={site.time_zone}
        />
      </div>
      <div className="max-w-3xl">
        <CourseChecklist
          label={t('admin.coupons.form.courses')}
          hint={t('admin.coupons.form.coursesHint')}
          courses={courses}
          value={(record.values.course_ids ?? []) as number[]}
          error={errorOf('course_ids')}
          onChange={(ids) => form.setValue('course_ids', ids, { shouldDirty: true })}
        />
      </div>
    </RecordFrame>
  );
}

/** Who alone may use a coupon, and through which redemption they got it. */
function CouponOwner({ coupon: { owner, redemption_id: redemptionId } }: { coupon: AdminCoupon }) {
  const { t } = useTranslation();
  if (owner === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>
        {t('admin.coupons.form.ofLearner')}{' '}
        <RecordLink entity="user" id={owner.user_id} className="link">
          {owner.name}
        </RecordLink>
      </span>
      {redemptionId !== null && (
        <RecordLink entity="redemption" id={redemptionId} className="link">
          {t('admin.coupons.form.redemption', { id: redemptionId })}
        </RecordLink>
      )}
    </p>
  );
}
