import { useId } from 'react';
import { cx } from '#web/lib/cx.ts';

const STAR = 'm12 2.6 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.6l-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z';
const PLACES = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  /** 0 to 5, in tenths. */
  value: number;
  /** The whole text for screen readers, such as “4.6 out of 5”. */
  label: string;
  className?: string;
}

/** A rating, filled to the tenth; the style sheet draws it, so that a page of cards stays small. */
export function Stars({ value, label, className }: StarsProps) {
  const filled = Math.max(0, Math.min(1, value / PLACES.length));
  return (
    <svg
      role="img"
      aria-label={label}
      className={cx('stars inline-block text-porcelain', className)}
    >
      <rect width={`${Math.round(filled * 100)}%`} height="100%" />
    </svg>
  );
}

interface StarsInputProps {
  legend: string;
  /** The name of each choice, such as “3 stars”. */
  labelOf: (stars: number) => string;
  /** 0: none chosen yet. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Five selectable stars: radio buttons, for arrow keys and screen readers. */
export function StarsInput({
  legend,
  labelOf,
  value,
  onChange,
  error,
  disabled = false,
}: StarsInputProps) {
  const id = useId();
  return (
    <fieldset disabled={disabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="-ml-2 flex flex-wrap">
        {PLACES.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-porcelain"
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{labelOf(stars)}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              strokeWidth="1.5"
              className={cx(
                'size-7 stroke-porcelain transition-colors',
                stars <= value ? 'fill-porcelain' : 'fill-transparent',
              )}
            >
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-seal">
          {error}
        </p>
      )}
    </fieldset>
  );
}
