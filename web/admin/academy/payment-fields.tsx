import type { Path, UseFormReturn } from 'react-hook-form';
import { ownMethods } from '#domain/order-methods.ts';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, Field, TextInput } from '#web/ui/field.tsx';
import type { SettingsField, SettingsInput, SettingsOutput } from './settings-values.ts';

interface PaymentFieldsProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>;
  values: Readonly<Partial<Record<SettingsField, unknown>>>;
  errorOf: (name: Path<SettingsInput>) => string | undefined;
}

const fields = ['payee_name', 'paynow_proxy', 'duitnow_acquirer', 'duitnow_merchant'] as const;

/** The academy’s own payment methods, and the details that they need. */
export function PaymentFields({ form, values, errorOf }: PaymentFieldsProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="payment-ways" className="grid gap-5">
      <div>
        <h2 id="payment-ways" className="text-xl">
          {t('admin.academy.payment')}
        </h2>
        <p className="measure mt-1 text-sm text-soft">{t('admin.academy.paymentHint')}</p>
      </div>
      <fieldset className="flex flex-wrap gap-x-8 gap-y-2">
        <legend className="sr-only">{t('admin.academy.fields.payment_methods')}</legend>
        {ownMethods.map((method) => (
          <Checkbox
            key={method}
            label={t(`orders.methods.${method}`)}
            value={method}
            {...form.register('payment_methods')}
          />
        ))}
      </fieldset>
      <div className="grid items-start gap-5 sm:grid-cols-2 md:gap-x-6">
        {fields.map((name) => (
          <Field
            key={name}
            label={t(`admin.academy.fields.${name}`)}
            hint={t(`admin.academy.paymentHints.${name}`)}
            error={errorOf(name)}
          >
            <TextInput autoComplete="off" spellCheck={false} {...form.register(name)} />
          </Field>
        ))}
      </div>
      <BothLanguages
        id="bank-details"
        title={t('admin.academy.fields.bank_details')}
        hint={t('admin.academy.bankHint')}
        pairs={[{ name: 'bank_details', label: t('admin.academy.fields.bank_details'), rows: 3 }]}
        form={form}
        values={values}
        errorOf={errorOf}
      />
    </section>
  );
}
