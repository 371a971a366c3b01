import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#web/lib/translation.tsx';
import { DayInput, Field } from '#web/ui/field.tsx';
import type { SettingsInput, SettingsOutput } from './settings-values.ts';

interface ProgramDaysProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>;
  errorOf: (name: 'program_starts_on' | 'program_ends_on') => string | undefined;
}

/** The days of the training programme, which the home page shows until the last one. */
export function ProgramDays({ form, errorOf }: ProgramDaysProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="program-days">
      <h2 id="program-days" className="text-xl">
        {t('admin.academy.program')}
      </h2>
      <p className="measure mt-1 mb-4 text-sm text-soft">{t('admin.academy.programHint')}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2 md:gap-x-6">
        <Field
          label={t('admin.academy.fields.program_starts_on')}
          error={errorOf('program_starts_on')}
        >
          <DayInput {...form.register('program_starts_on')} />
        </Field>
        <Field label={t('admin.academy.fields.program_ends_on')} error={errorOf('program_ends_on')}>
          <DayInput {...form.register('program_ends_on')} />
        </Field>
      </div>
    </section>
  );
}
