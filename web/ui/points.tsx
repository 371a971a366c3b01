import { cx } from '#web/lib/cx.ts';
import { groupDigits } from '#web/lib/intl.ts';
import { Sign } from './icons.tsx';

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
    <span className={cx('points', sizes[size], className)}>
      <Coin />
      <span aria-hidden="true">{`${sign}${groupDigits(Math.abs(amount))}`}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A coin: round with a square hole, as historical Chinese coins. */
export function Coin({ className }: { className?: string }) {
  return <Sign name="coin" aria-hidden="true" className={cx('coin', className)} />;
}
