import { type ReactNode, useState } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { academyDay, endOfDay, startOfAcademyDay } from '#domain/academy-day.ts';
import { DayInput, Field } from '#web/ui/field.tsx';

interface LastDayFieldProps<Input extends FieldValues> {
  control: Control<Input>;
  /** The field of the form: ISO 8601 UTC, or null for no limit. */
  name: Path<Input>;
  label: ReactNode;
  hint: ReactNode;
  error: ReactNode;
  timeZone: string;
}

/** The first academy day of something; the form holds its first second, or null. */
export function FirstDayField<Input extends FieldValues>(props: LastDayFieldProps<Input>) {
  return <DayField {...props} momentOf={startOfAcademyDay} />;
}

/** The last academy day on which something is valid; the form holds its last second. */
export function LastDayField<Input extends FieldValues>(props: LastDayFieldProps<Input>) {
  return <DayField {...props} momentOf={endOfDay} />;
}

interface DayFieldProps<Input extends FieldValues> extends LastDayFieldProps<Input> {
  momentOf: (day: string, timeZone: string) => Date;
}

/** While a day is typed it is shown as typed: the year 2026 passes through 2, 20 and 202. */
function DayField<Input extends FieldValues>({
  control,
  name,
  label,
  hint,
  error,
  timeZone,
  momentOf,
}: DayFieldProps<Input>) {
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState<string | null>(null);
  const moment: unknown = field.value;
  const day = typeof moment === 'string' ? academyDay(new Date(moment), timeZone) : '';
  return (
    <Field label={label} hint={hint} error={error}>
      <DayInput
        ref={field.ref}
        value={typed ?? day}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          field.onChange(value === '' ? null : momentOf(value, timeZone).toISOString());
        }}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
      />
    </Field>
  );
}
