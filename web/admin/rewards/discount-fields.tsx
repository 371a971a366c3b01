import type { FieldValues, Path } from 'react-hook-form';
import { type Currency, currencies } from '#domain/currencies.ts';
import { MoneyField, type NumberForm, WholeNumberField } from '#web/forms/number-fields.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select } from '#web/ui/field.tsx';

interface DiscountFieldsProps<Input extends FieldValues, Output> {
  /** The currency of the amount; null: a percentage. */
  currency: Currency | null;
  /** Chooses an amount in a currency, or with null a percentage; the other number is cleared. */
  onChoose: (currency: Currency | null) => void;
  form: NumberForm<Input, Output>;
  /** The fields of the form. */
  names: Record<'percent' | 'amount', Path<Input>>;
  errors: Record<'percent' | 'amount' | 'currency', string | undefined>;
}

/** What a coupon takes off: a percentage, or an amount in one currency. */
export function DiscountFields<Input extends FieldValues, Output>({
  currency,
  onChoose,
  form,
  names,
  errors,
}: DiscountFieldsProps<Input, Output>) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('admin.coupons.form.kind')} error={errors.currency}>
        <Select
          value={currency ?? ''}
          onChange={({ target }) =>
            onChoose(currencies.find((one) => one === target.value) ?? null)
          }
        >
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
        <WholeNumberField
          key="percent"
          form={form}
          name={names.percent}
          canBeEmpty
          label={t('admin.coupons.form.percent')}
          hint={t('admin.coupons.form.percentHint')}
          error={errors.percent}
          required
        />
      ) : (
        <MoneyField
          key="amount"
          form={form}
          name={names.amount}
          currency={currency}
          canBeEmpty
          label={t('admin.coupons.form.amount', {
            currency: t(`admin.payments.currencies.${currency}`),
          })}
          hint={t('admin.coupons.form.amountHint')}
          // A missing number is reported at the percentage.
          error={errors.amount ?? errors.percent}
          required
        />
      )}
    </>
  );
}
