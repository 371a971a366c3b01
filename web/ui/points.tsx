import { cx } from '#web/lib/cx.ts';
import { groupDigits } from '#web/lib/intl.ts';

interface PointsProps {
  amount: number;
  /** The whole text for screen readers, such as “120 points”. */
  label: string;
  /** Shows a plus before earned points. */
  signed?: boolean;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl font-serif' } as const;

/** An amount of points with its coin: the only gold of the academy. */
export function Points({ amount, label, signed = false, size = 'md', className }: PointsProps) {
  const sign = signed && amount > 0 ? '+' : amount < 0 ? '−' : '';
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[0.35em] font-semibold whitespace-nowrap text-gold',
        sizes[size],
        className,
      )}
    >
      <Coin className="size-[1.05em]" />
      <span aria-hidden="true">
        {sign}
        {groupDigits(Math.abs(amount))}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A coin: round with a square hole, as historical Chinese coins. */
export function Coin({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={cx('shrink-0', className)}>
      <path
        fillRule="evenodd"
        d="M10 .8a9.2 9.2 0 1 0 0 18.4A9.2 9.2 0 0 0 10 .8ZM7 7v6h6V7Z"
        className="fill-gold-coin"
      />
      <circle cx="10" cy="10" r="8.4" className="fill-none stroke-gold-rim" strokeWidth="1.4" />
    </svg>
  );
}
