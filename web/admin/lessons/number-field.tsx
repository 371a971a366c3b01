import { numberFrom, numberOrNullFrom } from '#web/forms/number-from.ts';
import { Field, TextInput } from '#web/ui/field.tsx';
import type { LessonField } from './lesson-form.ts';
import type { LessonParts } from './lesson-parts.ts';

interface NumberFieldProps {
  parts: LessonParts;
  name: Extract<
    LessonField,
    'duration' | 'pass_mark' | 'max_attempts' | 'retry_after_hours' | 'page_count'
  >;
  label: string;
  hint?: string;
}

/** Where an empty field is a value of its own. */
const canBeEmpty: readonly LessonField[] = ['page_count', 'retry_after_hours'];

/** A whole number; empty means none. */
export function NumberField({ parts, name, label, hint }: NumberFieldProps) {
  return (
    <Field
      label={label}
      error={parts.errorOf(name)}
      className="max-w-xs"
      {...(hint !== undefined && { hint })}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        {...parts.form.register(name, {
          setValueAs: canBeEmpty.includes(name) ? numberOrNullFrom : numberFrom,
        })}
      />
    </Field>
  );
}
