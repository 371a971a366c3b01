import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { pageWindow } from './page-window.ts';

interface PagerProps {
  page: number;
  pageCount: number;
  /** The address of a page, so that it works without scripts and can be shared. */
  hrefFor: (page: number) => string;
  labels: { pager: string; previous: string; next: string; page: (page: number) => string };
  className?: string;
}

/** Previous, a window of five page numbers, next. Hidden where there is one page. */
export function Pager({ page, pageCount, hrefFor, labels, className }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.pager} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step to={page > 1 ? hrefFor(page - 1) : null} label={labels.previous} rel="prev">
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Step>
        </li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <Link
              to={hrefFor(number)}
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className={cx(
                'grid size-11 place-items-center rounded-md font-medium no-underline transition-colors',
                number === page ? 'bg-solid text-on-solid' : 'text-porcelain hover:bg-wash',
              )}
            >
              {number}
            </Link>
          </li>
        ))}
        <li>
          <Step to={page < pageCount ? hrefFor(page + 1) : null} label={labels.next} rel="next">
            <ChevronRight aria-hidden="true" className="size-5" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

interface StepProps {
  to: string | null;
  label: string;
  rel: string;
  children: ReactNode;
}

function Step({ to, label, rel, children }: StepProps) {
  const shape = 'grid size-11 place-items-center rounded-md';
  if (to === null) {
    return (
      <span aria-hidden="true" className={cx(shape, 'text-faint opacity-50')}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={to}
      rel={rel}
      aria-label={label}
      className={cx(shape, 'text-porcelain hover:bg-wash')}
    >
      {children}
    </Link>
  );
}
