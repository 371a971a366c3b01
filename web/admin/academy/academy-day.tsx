import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import type { SettingsInput, SettingsOutput } from './settings-values.ts';

interface AcademyDayProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>;
  error: string | undefined;
  /** The selected time zone. */
  timeZone: string;
  timeZones: readonly string[];
  clockOf: (timeZone: string) => string;
}

/** The time zone in which the academy's days begin and end. */
export function AcademyDay({ form, error, timeZone, timeZones, clockOf }: AcademyDayProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="day">
      <h2 id="day" className="text-xl">
        {t('admin.academy.day')}
      </h2>
      <p className="measure mt-1 mb-4 text-sm text-soft">{t('admin.academy.dayHint')}</p>
      <Field
        className="max-w-md"
        label={t('admin.academy.fields.time_zone')}
        hint={t('admin.academy.nowThere', { time: clockOf(timeZone) })}
        error={error}
      >
        <Select {...form.register('time_zone')}>
          {timeZones.map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </Field>
    </section>
  );
}
