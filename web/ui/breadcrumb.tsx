import { cx } from '#web/lib/cx.ts';
import { ChevronRight } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';

interface BreadcrumbProps {
  label: string;
  /** From the top down; the last is the page itself and has no `to`. */
  items: { text: string; to?: string; lang?: string | undefined }[];
  className?: string;
}

/** The position of this page, and the links up. */
export function Breadcrumb({ label, items, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={cx('text-sm', className)}>
      <ol className="flex items-center gap-x-1">
        {items.map(({ text, to, lang }, i) => (
          <li
            key={`${to ?? ''}${text}`}
            className={cx('flex items-center gap-1', to === undefined ? 'min-w-0' : 'shrink-0')}
          >
            {i > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />}
            {to === undefined ? (
              <span aria-current="page" lang={lang} className="truncate text-soft">
                {text}
              </span>
            ) : (
              <Link to={to} lang={lang} className="link inline-flex min-h-11 items-center">
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
