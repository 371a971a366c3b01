import type { UseFormRegisterReturn } from 'react-hook-form';
import { type ShippingCountry, shippingCountries } from '#domain/shipping-country.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select, TextArea, TextInput } from '#web/ui/field.tsx';

type DeliveryField =
  | 'shipping_address'
  | 'shipping_city'
  | 'shipping_province'
  | 'shipping_postal_code'
  | 'shipping_country';

interface DeliveryFieldsProps {
  country: ShippingCountry;
  register: (name: DeliveryField) => UseFormRegisterReturn;
  errorOf: (name: DeliveryField) => string | undefined;
}

/** The address of a parcel. */
export function DeliveryFields({ country, register, errorOf }: DeliveryFieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-serif text-xl font-semibold">
        {t('rewards.form.delivery')}
      </legend>
      <Field
        label={t('rewards.form.country')}
        error={errorOf('shipping_country')}
        required
        className="sm:col-span-2"
      >
        <Select autoComplete="shipping country" {...register('shipping_country')}>
          {shippingCountries.map((name) => (
            <option key={name} value={name}>
              {t(`rewards.country.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('rewards.form.address')}
        {...(country === 'other' && { hint: t('rewards.form.addressHint') })}
        error={errorOf('shipping_address')}
        required
        className="sm:col-span-2"
      >
        <TextArea
          rows={2}
          autoComplete="shipping street-address"
          {...register('shipping_address')}
        />
      </Field>
      <Field
        label={t('rewards.form.city')}
        mark={t('controls.optional')}
        error={errorOf('shipping_city')}
      >
        <TextInput autoComplete="shipping address-level2" {...register('shipping_city')} />
      </Field>
      <Field
        label={t('rewards.form.province')}
        mark={t('controls.optional')}
        error={errorOf('shipping_province')}
      >
        <TextInput autoComplete="shipping address-level1" {...register('shipping_province')} />
      </Field>
      <Field
        label={t('rewards.form.postalCode')}
        mark={t('controls.optional')}
        hint={t(`rewards.form.postalCodeHint.${country}`)}
        error={errorOf('shipping_postal_code')}
      >
        <TextInput
          inputMode={country === 'other' ? 'text' : 'numeric'}
          autoComplete="shipping postal-code"
          {...register('shipping_postal_code')}
        />
      </Field>
    </fieldset>
  );
}
