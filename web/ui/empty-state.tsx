import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { Landscape } from './landscape.tsx';

interface EmptyStateProps {
  title: string;
  /** A heading where it is the whole page. */
  as?: 'p' | 'h1' | 'h2';
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  seed?: number;
  className?: string;
}

/** Empty or not found: a landscape, a message and an action. */
export function EmptyState({
  title,
  as: Title = 'p',
  children,
  action,
  seed = 1,
  className,
}: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-center px-4 py-10 text-center', className)}>
      <Landscape
        seed={seed}
        level={2}
        sky={false}
        className="aspect-[8/5] w-full max-w-xs landscape-fade"
      />
      <Title className="mt-5 font-serif text-xl">{title}</Title>
      {children && <div className="measure mt-2 text-balance text-soft">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
