import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { Bar, Bars } from './bar.tsx';

interface ProgressProps {
  /** 0 to 100. */
  percent: number;
  label: string;
  className?: string;
}

function clamp(percent: number): number {
  return Math.max(0, Math.min(100, Math.round(percent)));
}

/** Progress as a line. */
export function ProgressBar({ percent, label, className }: ProgressProps) {
  const value = clamp(percent);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('h-2 overflow-hidden rounded-full bg-line', className)}
    >
      <Bars>
        <Bar
          part={value / 100}
          className={cx(
            'transition-[width] duration-300 ease-calm',
            value === 100 ? 'fill-jade' : 'fill-porcelain',
          )}
        />
      </Bars>
    </div>
  );
}

interface ProgressRingProps extends ProgressProps {
  /** The content in the middle; the percentage by default. */
  children?: ReactNode;
}

/** Progress as a ring. */
export function ProgressRing({
  percent,
  label,
  className = 'size-16',
  children,
}: ProgressRingProps) {
  const value = clamp(percent);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('relative inline-grid place-items-center', className)}
    >
      <svg aria-hidden="true" viewBox="0 0 40 40" className="absolute inset-0 -rotate-90">
        <circle cx="20" cy="20" r="17" fill="none" strokeWidth="4" className="stroke-line" />
        <circle
          cx="20"
          cy="20"
          r="17"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${value} 100`}
          className={cx(
            value === 100 ? 'stroke-jade' : 'stroke-porcelain',
            value === 0 && 'opacity-0',
          )}
        />
      </svg>
      <span className="relative text-sm font-semibold">{children ?? `${value}%`}</span>
    </div>
  );
}
