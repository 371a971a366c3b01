import { WholeNumberField } from '#web/forms/number-fields.tsx';
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
    <WholeNumberField
      form={parts.form}
      name={name}
      canBeEmpty={canBeEmpty.includes(name)}
      label={label}
      error={parts.errorOf(name)}
      className="max-w-xs"
      {...(hint !== undefined && { hint })}
    />
  );
}
