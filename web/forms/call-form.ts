import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useMemo, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { fieldMessages } from '#i18n/validation-message.ts';
import { ApiError } from '#web/lib/api.ts';
import { useFailureText } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { firstField } from './first-field.ts';

/** Validates a form as the server does: with the contract’s schema and the same messages. */
function resolverOf<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  translator: Translator,
): Resolver<Input, unknown, Output> {
  return (values, _context, options) => {
    const checked = schema.safeParse(values);
    const messages = fieldMessages(translator, checked.error?.issues ?? [], values);
    if (checked.success && Object.keys(messages).length === 0) {
      return { values: checked.data, errors: {} };
    }
    const errors: FieldErrors = {};
    for (const [name, message] of Object.entries(messages)) {
      errors[name] = { type: 'contract', message };
    }
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}

interface CallFormOptions<Input extends FieldValues> {
  /**
   * The initial values. Leave a plain text field out: what was typed or filled in before scripts
   * ran is then kept.
   */
  defaults?: DefaultValues<Input>;
  /** The field of an error without `fields`, such as the email of `EMAIL_TAKEN`. */
  fieldOf?: Partial<Record<ErrorCode, Path<Input>>>;
}

export interface CallForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The form’s `onSubmit`: validates, sends once, and shows errors; the input stays. */
  onSubmit: (event: React.FormEvent) => void;
  /** The error of a field, to show beside it. */
  errorOf: (name: Path<Input>) => string | undefined;
  /** The error of the form as a whole, or null. */
  failure: string | null;
  busy: boolean;
}

/**
 * The form of one call. Fields are validated by the contract’s schema on submit and, from then on,
 * as they change; the server’s own `fields` appear at their fields.
 * @param send makes the call; its error is shown by the form
 */
export function useCallForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  send: (values: Output) => Promise<unknown>,
  { defaults, fieldOf = {} }: CallFormOptions<Input> = {},
): CallForm<Input, Output> {
  const { translator } = useTranslation();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const resolver = useMemo(() => resolverOf(schema, translator), [schema, translator]);
  const form = useForm<Input, unknown, Output>({
    resolver,
    ...(defaults && { defaultValues: defaults }),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;

  // The errors are translated again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the language changes.
  useEffect(() => {
    if (!isSubmitted) return;
    setFailure(null);
    const marked = Object.keys(errors) as Path<Input>[];
    if (marked.length > 0) void form.trigger(marked);
  }, [translator]);

  function focusFirst(names: readonly Path<Input>[]) {
    const first = firstField(form.control._fields, names);
    if (first !== undefined) form.setFocus(first);
  }

  function show(error: unknown) {
    const apiError = error instanceof ApiError ? error : null;
    const about = apiError && fieldOf[apiError.code];
    const fields = { ...(about && { [about]: failureText(error) }), ...apiError?.fields };
    const known = Object.entries(fields).filter(([name]) => name in form.control._fields);
    for (const [name, message] of known) {
      form.setError(name as Path<Input>, { type: 'server', message });
    }
    if (known.length === 0) setFailure(failureText(error));
    else focusFirst(known.map(([name]) => name as Path<Input>));
  }

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        await send(values);
      } catch (error) {
        show(error);
      }
    },
    () => {
      const names = [...form.control._names.mount] as Path<Input>[];
      focusFirst(names.filter((name) => form.getFieldState(name).invalid));
    },
  );

  return {
    form,
    onSubmit: (event) => void submit(event),
    errorOf: (name) => form.getFieldState(name, form.formState).error?.message,
    failure,
    busy: isSubmitting,
  };
}
