import type { UseFormRegisterReturn } from 'react-hook-form';
import { type Currency, currencies } from '#domain/currencies.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select, TextInput } from '#web/ui/field.tsx';

interface DiscountFieldsProps {
  /** The currency of the amount; null: a percentage. */
  currency: Currency | null;
  /** Chooses an amount in a currency, or with null a percentage; the other number is cleared. */
  onChoose: (currency: Currency | null) => void;
  /** The registered inputs. */
  inputs: Record<'percent' | 'amount', UseFormRegisterReturn>;
  errors: Record<'percent' | 'amount' | 'currency', string | undefined>;
}

/** What a coupon takes off: a percentage, or an amount in one currency. */
export function DiscountFields({ currency, onChoose, inputs, errors }: DiscountFieldsProps) {
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
        <Field
          key="percent"
          label={t('admin.coupons.form.percent')}
          hint={t('admin.coupons.form.percentHint')}
          error={errors.percent}
          required
        >
          <TextInput inputMode="numeric" autoComplete="off" {...inputs.percent} />
        </Field>
      ) : (
        <Field
          key="amount"
          label={t('admin.coupons.form.amount', {
            currency: t(`admin.payments.currencies.${currency}`),
          })}
          hint={t('admin.coupons.form.amountHint')}
          // A missing number is reported at the percentage.
          error={errors.amount ?? errors.percent}
          required
        >
          <TextInput inputMode="decimal" autoComplete="off" {...inputs.amount} />
        </Field>
      )}
    </>
  );
}
