import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';

interface PanelProps {
  id: string;
  title: string;
  icon: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One section of the dashboard. */
export function Panel({ id, title, icon, action, className, children }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className={cx('min-w-0 rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="flex min-h-11 items-center gap-3 text-lg">
          <span className="text-porcelain">{icon}</span>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
