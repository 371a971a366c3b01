import { cx } from '#web/lib/cx.ts';

interface SpinnerProps {
  /** Announced to screen readers; absent: decorative. */
  label?: string;
  className?: string;
}

/** Three ridges that rise in turn. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span
      className={cx('inline-flex items-end gap-[0.15em] h-[1em]', className)}
      role={label === undefined ? undefined : 'status'}
    >
      {['h-1/2', 'h-full', 'h-3/4'].map((height) => (
        <span
          key={height}
          aria-hidden="true"
          className={cx('w-[0.2em] rounded-full bg-current spinner-bar', height)}
        />
      ))}
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
