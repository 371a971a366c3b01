import {
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useContext,
  useId,
  useState,
} from 'react';
import { cx } from '#web/lib/cx.ts';
import { CircleAlert } from '#web/ui/icons.tsx';
import { Eye, EyeOff } from '#web/ui/page-icons.tsx';

interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldState | null>(null);

/** The attributes of a control inside a `Field`, which associate label, hint and error with it. */
function useFieldProps() {
  const field = useContext(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

interface FieldProps {
  label: ReactNode;
  /** A note beside the label, such as “Optional”. */
  mark?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** The label is there for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, hint and error around one control. */
export function Field({
  label,
  mark,
  hint,
  error,
  required = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  const describedBy =
    cx(hint !== undefined && `${id}-hint`, hasError && `${id}-error`) || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: hasError, required }}>
      <div className={cx('grid gap-1.5', className)}>
        <label
          htmlFor={id}
          className={cx(hideLabel ? 'sr-only' : 'flex items-baseline gap-2 text-sm font-medium')}
        >
          {label}
          {mark !== undefined && <span className="text-xs font-normal text-faint">{mark}</span>}
        </label>
        {children}
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </p>
        )}
        {hasError && (
          <p
            id={`${id}-error`}
            role="alert"
            className="flex items-start gap-1.5 text-sm font-medium text-seal"
          >
            <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </FieldContext>
  );
}

const control =
  'w-full min-h-11 rounded-md border border-line-strong bg-raised px-3.5 py-2 text-base text-ink ' +
  'transition-[border-color,box-shadow] hover:border-porcelain ' +
  'focus:border-porcelain focus:outline-3 focus:outline-porcelain/35 focus:outline-offset-0 ' +
  'aria-invalid:border-seal aria-invalid:focus:outline-seal/30 disabled:bg-sunk disabled:text-soft';

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

export function TextInput({ className, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      className={cx(control, 'read-only:bg-sunk', className)}
      {...useFieldProps()}
      {...rest}
    />
  );
}

/**
 * A calendar day, `YYYY-MM-DD`. Its years have four digits, so that typing moves on from the year;
 * without a `max` browsers wait for six.
 */
export function DayInput({ max = '9999-12-31', ...rest }: TextInputProps) {
  return <TextInput type="date" max={max} {...rest} />;
}

interface PasswordInputProps extends TextInputProps {
  showLabel: string;
  hideLabel: string;
}

/** A password that can be shown: fewer mistakes than typing it blind. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        className={cx(control, 'pr-12', className)}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...useFieldProps()}
        {...rest}
        type={shown ? 'text' : 'password'}
      />
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        title={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="noscript:hidden absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-soft hover:text-porcelain"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  ref?: Ref<HTMLTextAreaElement>;
};

export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={rows}
      className={cx(control, 'resize-y leading-relaxed', className)}
      {...useFieldProps()}
      {...rest}
    />
  );
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

/** The native select: the most usable one on a phone. Options are its children. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <select
      className={cx(control, 'select-chevron pr-10', className)}
      {...useFieldProps()}
      {...rest}
    >
      {children}
    </select>
  );
}

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A check box with its label; the whole line can be clicked. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-solid"
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-seal">
          {error}
        </p>
      )}
    </div>
  );
}
