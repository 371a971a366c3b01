import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';

export type BadgeTone = 'plain' | 'raised' | 'porcelain' | 'jade' | 'seal' | 'clay' | 'solid';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunk text-soft ring-1 ring-line',
  raised: 'bg-raised text-ink',
  porcelain: 'bg-wash text-porcelain',
  jade: 'bg-jade-wash text-jade',
  seal: 'bg-seal-wash text-seal',
  clay: 'bg-clay-wash text-clay',
  solid: 'bg-solid text-on-solid',
};

interface BadgeProps {
  tone?: BadgeTone;
  /** An icon beside the word, so that colour is not the only sign. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One or two words about a record. */
export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
