import type { z } from 'zod';
import type { couponCreateBody } from '#contract/coupons-admin.ts';
import { type Currency, currencies } from '#domain/currencies.ts';
import type { CallForm } from '#web/forms/call-form.ts';
import { numberOrNullFrom } from '#web/forms/number-from.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select, TextInput } from '#web/ui/field.tsx';

interface DiscountFieldsProps
  extends Pick<
    CallForm<z.input<typeof couponCreateBody>, z.output<typeof couponCreateBody>>,
    'form' | 'errorOf'
  > {
  /** That of the amount; null: a percentage. */
  currency: Currency | null;
}

/** What a coupon takes off: a percentage, or an amount in one currency. */
export function DiscountFields({ form, errorOf, currency }: DiscountFieldsProps) {
  const { t } = useTranslation();
  function choose(kind: string) {
    const chosen = currencies.find((one) => one === kind) ?? null;
    form.setValue('currency', chosen, { shouldDirty: true });
    // The number goes with its kind, except from one currency to another.
    if (chosen === null) form.setValue('amount', null);
    else form.setValue('percent', null);
  }
  return (
    <>
      <Field label={t('admin.coupons.form.kind')} error={errorOf('currency')}>
        <Select value={currency ?? ''} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('admin.coupons.form.kinds.percent')}</option>
          {currencies.map((one) => (
            <option key={one} value={one}>
              {t('admin.coupons.form.kinds.amount', {
                currency: t(`admin.payments.currencies.${one}`),
              })}
            </option>
          ))}
        </Select>
      </Field>
      {currency === null ? (
        <Field
          key="percent"
          label={t('admin.coupons.form.percent')}
          hint={t('admin.coupons.form.percentHint')}
          error={errorOf('percent')}
          required
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            {...form.register('percent', { setValueAs: numberOrNullFrom })}
          />
        </Field>
      ) : (
        <Field
          key="amount"
          label={t('admin.coupons.form.amount', {
            currency: t(`admin.payments.currencies.${currency}`),
          })}
          hint={t('admin.coupons.form.amountHint')}
          // A missing number is reported at the percentage.
          error={errorOf('amount') ?? errorOf('percent')}
          required
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            {...form.register('amount', { setValueAs: numberOrNullFrom })}
          />
        </Field>
      )}
    </>
  );
}
