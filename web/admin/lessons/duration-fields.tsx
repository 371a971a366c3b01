import { MAX_DURATION_REASON } from '#domain/measured-minutes.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, Field, TextInput } from '#web/ui/field.tsx';
import { measuredMinutesOf } from './lesson-minutes.ts';
import type { LessonParts } from './lesson-parts.ts';
import { NumberField } from './number-field.tsx';

/** The minutes of a lesson: measured, or others with a reason; stated where none are measured. */
export function DurationFields({ parts }: { parts: LessonParts }) {
  const { t } = useTranslation();
  const { type, content, values, put, errorOf, form } = parts;
  const measured = measuredMinutesOf(type, values, content);
  const field = (
    <NumberField
      parts={parts}
      name="duration"
      label={t('admin.lessons.fields.duration')}
      hint={t('admin.lessons.durationHint')}
    />
  );
  if (measured === null) return field;
  const isOther = values.duration_reason !== null;
  return (
    <div className="grid gap-4">
      <p>
        {t('admin.lessons.minutes.measured', { count: measured })}
        <span className="block text-sm text-soft">{t('admin.lessons.minutes.how')}</span>
      </p>
      <Checkbox
        label={t('admin.lessons.minutes.other')}
        checked={isOther}
        onChange={(event) => {
          put('duration_reason', event.target.checked ? '' : null);
          put('duration', measured);
        }}
      />
      {isOther && (
        <div className="flex flex-wrap items-start gap-4">
          {field}
          <Field
            label={t('admin.lessons.fields.durationReason')}
            error={errorOf('duration_reason')}
            className="min-w-0 grow basis-72"
          >
            <TextInput
              autoComplete="off"
              maxLength={MAX_DURATION_REASON}
              {...form.register('duration_reason')}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
