import type { UseFormReturn } from 'react-hook-form';
import { secondFactorChoice } from '#contract/second-factor.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import type { SettingsInput, SettingsOutput } from './settings-values.ts';

export const factorChoices = secondFactorChoice.options;

interface SecondFactorChoiceProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>;
  error: string | undefined;
}

/** Who has to have a second factor. */
export function SecondFactorChoice({ form, error }: SecondFactorChoiceProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor" className="text-xl">
        {t('admin.academy.secondFactor.title')}
      </h2>
      <p className="measure mt-1 mb-4 text-sm text-soft">{t('admin.academy.secondFactor.hint')}</p>
      <Field className="max-w-md" label={t('admin.academy.fields.second_factor_for')} error={error}>
        <Select {...form.register('second_factor_for')}>
          {factorChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`admin.academy.secondFactor.for.${choice}`)}
            </option>
          ))}
        </Select>
      </Field>
    </section>
  );
}
