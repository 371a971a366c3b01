import { type ReactNode, useState } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { academyDay, endOfDay } from '#domain/academy-day.ts';
import { DayInput, Field } from '#web/ui/field.tsx';

interface LastDayFieldProps<Input extends FieldValues> {
  control: Control<Input>;
  /** The field of the form: ISO 8601 UTC, or null for no end. */
  name: Path<Input>;
  label: ReactNode;
  hint: ReactNode;
  error: ReactNode;
  timeZone: string;
}

/**
 * The last academy day on which something is valid; the form holds its last second. While a day is
 * typed it is shown as typed: the year 2026 passes through 2, 20 and 202.
 */
export function LastDayField<Input extends FieldValues>({
  control,
  name,
  label,
  hint,
  error,
  timeZone,
}: LastDayFieldProps<Input>) {
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState<string | null>(null);
  const end: unknown = field.value;
  const day = typeof end === 'string' ? academyDay(new Date(end), timeZone) : '';
  return (
    <Field label={label} hint={hint} error={error}>
      <DayInput
        ref={field.ref}
        value={typed ?? day}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          field.onChange(value === '' ? null : endOfDay(value, timeZone).toISOString());
        }}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
      />
    </Field>
  );
}
