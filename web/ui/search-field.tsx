import { type KeyboardEvent, useId } from 'react';
import { maxLengths } from '#domain/limits.ts';
import { cx } from '#web/lib/cx.ts';
import { isOfInputMethod } from '#web/lib/input-method.ts';
import { Search } from '#web/ui/icons.tsx';
import { buttonClass } from './button.tsx';

interface SearchFieldProps {
  /** The query parameter that it fills. */
  name: string;
  label: string;
  placeholder: string;
  submitLabel: string;
  defaultValue: string;
  className?: string;
}

/** The Enter that confirms a candidate of an input method does not submit the form. */
function keepFromSubmitting(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter' && isOfInputMethod(event.nativeEvent)) event.preventDefault();
}

/** The search text and its button; goes inside a GET form. */
export function SearchField({
  name,
  label,
  placeholder,
  submitLabel,
  defaultValue,
  className,
}: SearchFieldProps) {
  const id = useId();
  return (
    <div className={cx('flex gap-2', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative min-w-0 grow">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-faint"
        />
        <input
          // The field follows the address.
          key={defaultValue}
          id={id}
          type="search"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          maxLength={maxLengths.search}
          enterKeyHint="search"
          autoComplete="off"
          onKeyDown={keepFromSubmitting}
          className="min-h-12 w-full text-ellipsis rounded-md border border-line-strong bg-raised py-2 pr-3 pl-11 text-base text-ink transition-[border-color] hover:border-porcelain focus:border-porcelain focus:outline-3 focus:outline-offset-0 focus:outline-porcelain/35"
        />
      </div>
      <button type="submit" className={cx(buttonClass(), 'min-h-12 shrink-0 whitespace-nowrap')}>
        {submitLabel}
      </button>
    </div>
  );
}
