import { useState } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { momentAt } from '#domain/academy-day.ts';
import { MAX_PROPOSED_TIMES } from '#domain/consultations.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';

interface ProposedTimesFieldProps<Input extends FieldValues> {
  control: Control<Input>;
  /** The field of the form: ISO 8601 UTC, the best first. */
  name: Path<Input>;
  error: string | undefined;
}

/** When a consultation would suit the learner, by the academy's clock; the best time first. */
export function ProposedTimesField<Input extends FieldValues>({
  control,
  name,
  error,
}: ProposedTimesFieldProps<Input>) {
  const { t } = useTranslation();
  const { zoneName } = useFormat();
  const timeZone = useSiteData().site.time_zone;
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState<readonly string[]>(Array(MAX_PROPOSED_TIMES).fill(''));
  function change(at: number, value: string) {
    const next = typed.map((before, index) => (index === at ? value : before));
    setTyped(next);
    field.onChange(next.flatMap((local) => momentAt(local, timeZone)?.toISOString() ?? []));
  }
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1 font-serif text-xl font-semibold">
        {t('rewards.form.proposedTimes')}
      </legend>
      <p className="text-sm text-soft">{t('rewards.form.proposedTimesHint', { zone: zoneName })}</p>
      {typed.map((value, at) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the choices have no other name.
          key={at}
          label={t('rewards.form.proposedTime', { number: at + 1 })}
          required={at === 0}
          {...(at === 0 ? { error } : { mark: t('controls.optional') })}
        >
          <TextInput
            type="datetime-local"
            max="9999-12-31T23:59"
            value={value}
            onChange={({ currentTarget }) => change(at, currentTarget.value)}
            {...(at === 0 && { ref: field.ref })}
          />
        </Field>
      ))}
    </fieldset>
  );
}
