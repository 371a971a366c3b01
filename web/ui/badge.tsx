import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';

export type BadgeTone = 'plain' | 'raised' | 'porcelain' | 'jade' | 'seal' | 'clay' | 'solid';

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
    <span className={cx('badge', `badge-${tone}`, className)}>
      {icon}
      <span className="contents">{children}</span>
    </span>
  );
}
