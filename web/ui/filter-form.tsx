import { type ReactNode, useId } from 'react';
import { Form, useNavigate } from 'react-router';
import { useHydrated } from '#web/lib/hydrated.ts';
import { buttonClass } from './button.tsx';
import { DayInput } from './field.tsx';

interface FilterFormProps {
  action: string;
  /** The page’s address for the form's values, without defaults. */
  pathFor: (params: URLSearchParams) => string;
  /** Submits the form without scripts. */
  applyLabel: string;
  className?: string;
  children: ReactNode;
}

/**
 * Filters that are stored in the address. Selecting an option applies it, and so does leaving the
 * field of a day; without scripts there is a button, and the browser makes the address itself.
 */
export function FilterForm({ action, pathFor, applyLabel, className, children }: FilterFormProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <Form
      method="get"
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const params = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) {
          params.set(name, String(value));
        }
        void navigate(pathFor(params), { preventScrollReset: true });
      }}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
      }}
      onBlur={({ target, currentTarget }) => {
        // Typing a day passes through others: it is applied when its field is left.
        const isDay = target instanceof HTMLInputElement && target.type === 'date';
        if (isDay && target.value !== target.defaultValue) currentTarget.requestSubmit();
      }}
    >
      {children}
      {!hydrated && (
        <noscript>
          <button type="submit" className={buttonClass('secondary')}>
            {applyLabel}
          </button>
        </noscript>
      )}
    </Form>
  );
}

interface FilterSelectProps {
  name: string;
  label: string;
  value: string;
  children: ReactNode;
}

/** One list of a filter form, with its label beside it. */
export function FilterSelect({ name, label, value, children }: FilterSelectProps) {
  return (
    <label className="filter-field grid gap-1 sm:flex sm:items-center sm:gap-3">
      <span className="text-sm whitespace-nowrap text-soft">{label}</span>
      <select
        // The list follows the address.
        key={value}
        name={name}
        defaultValue={value}
        className="select-chevron min-h-11 w-full text-ellipsis rounded-md border border-line-strong/60 bg-raised py-2 pr-10 pl-3.5 text-ink hover:border-porcelain"
      >
        {children}
      </select>
    </label>
  );
}

interface FilterDayProps {
  name: string;
  label: string;
  value: string | null;
  max?: string;
}

/** One day of a filter form, with its label beside it; leaving the field applies it. */
export function FilterDay({ name, label, value, max }: FilterDayProps) {
  const id = useId();
  return (
    <div className="filter-field grid gap-1 sm:flex sm:items-center sm:gap-3">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-soft">
        {label}
      </label>
      <DayInput
        // The field follows the address.
        key={value}
        id={id}
        name={name}
        defaultValue={value ?? ''}
        // Two days fit beside each other on a phone.
        className="min-w-0 pr-1.5! pl-2.5!"
        {...(max !== undefined && { max })}
      />
    </div>
  );
}
