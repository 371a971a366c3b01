import { type ComponentProps, useEffect, useRef } from 'react';
import {
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegister,
  type UseFormSetValue,
  useFormState,
  useWatch,
} from 'react-hook-form';
import type { Currency } from '#domain/currencies.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { amountFrom, moneyFrom, wholeNumberFrom } from './number-from.ts';

/** What a field of a number needs of its form. */
export interface NumberForm<Input extends FieldValues, Output> {
  register: UseFormRegister<Input>;
  control: Control<Input, unknown, Output>;
  setValue: UseFormSetValue<Input>;
}

interface NumberFieldProps<Input extends FieldValues, Output>
  extends Omit<ComponentProps<typeof Field>, 'children'> {
  form: NumberForm<Input, Output>;
  name: Path<Input>;
  /** Empty is a value of its own: null. */
  canBeEmpty?: boolean;
  input?: Pick<ComponentProps<typeof TextInput>, 'autoFocus' | 'readOnly' | 'className'>;
  onType?: () => void;
}

/** A field for a whole number: points, stock, percent, a limit. */
export function WholeNumberField<Input extends FieldValues, Output>({
  form,
  name,
  canBeEmpty = false,
  input,
  onType,
  ...field
}: NumberFieldProps<Input, Output>) {
  const empty = canBeEmpty ? null : undefined;
  return (
    <Field {...field}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        {...input}
        {...form.register(name, {
          setValueAs: (typed: unknown) => wholeNumberFrom(typed) ?? empty,
          ...(onType && { onChange: onType }),
        })}
      />
    </Field>
  );
}

interface MoneyFieldProps<Input extends FieldValues, Output>
  extends NumberFieldProps<Input, Output> {
  currency: Currency;
}

/** A field for an amount of money, with the amount as it will be booked below it. */
export function MoneyField<Input extends FieldValues, Output>({
  form,
  name,
  currency,
  canBeEmpty = false,
  input,
  hint,
  onType,
  ...field
}: MoneyFieldProps<Input, Output>) {
  const { t } = useTranslation();
  const { price } = useFormat();
  const empty = canBeEmpty ? null : undefined;
  const amount = amountFrom(useWatch({ control: form.control, name }), currency);
  const { isSubmitted } = useFormState({ control: form.control });
  const { ref, ...registered } = form.register(name, {
    setValueAs: (typed: unknown) => moneyFrom(typed, currency) ?? empty,
    ...(onType && { onChange: onType }),
  });
  const element = useRef<HTMLInputElement>(null);
  const readIn = useRef(currency);
  // What was typed is read again in another currency: its sign may be that of the former one.
  useEffect(() => {
    const typed = element.current?.value ?? '';
    if (readIn.current !== currency && typed !== '') {
      const read = moneyFrom(typed, currency) as PathValue<Input, Path<Input>>;
      form.setValue(name, read, { shouldDirty: true, shouldValidate: isSubmitted });
    }
    readIn.current = currency;
  }, [currency, form.setValue, name, isSubmitted]);
  const booked = amount !== null && (
    <span className="block font-medium text-ink">
      {t('admin.amount', { money: price(amount, currency) })}
    </span>
  );
  return (
    <Field
      {...field}
      {...((booked || hint !== undefined) && {
        hint: (
          <>
            {hint !== undefined && <span className="block">{hint}</span>}
            {booked}
          </>
        ),
      })}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...input}
        {...registered}
        ref={(input) => {
          ref(input);
          element.current = input;
        }}
      />
    </Field>
  );
}
