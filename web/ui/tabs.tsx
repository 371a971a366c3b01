import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#web/lib/cx.ts';
import { Link } from '#web/ui/link.tsx';

// On phones a row to scroll; on wider screens all are visible, if necessary in two rows.
const list = 'flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] sm:flex-wrap';
const tab =
  'relative flex min-h-12 shrink-0 items-center gap-2 px-2.5 font-medium sm:px-3 whitespace-nowrap text-soft no-underline ' +
  'hover:text-porcelain after:absolute after:inset-x-2 after:bottom-0 sm:after:inset-x-3 after:h-[3px] after:rounded-t-full';

interface TabLinksProps {
  label: string;
  tabs: { to: string; label: ReactNode; current: boolean }[];
  className?: string;
}

/** Tabs that are links: they can be shared, and work without scripts. */
export function TabLinks({ label, tabs, className }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex((one) => one.current);
  // Where the row scrolls, the current page's tab must be visible.
  useEffect(() => {
    const tabOf = row.current?.children[current];
    if (!row.current || !tabOf) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), tabOf.getBoundingClientRect()];
    if (inner.left < outer.left) row.current.scrollLeft -= outer.left - inner.left;
    if (inner.right > outer.right) row.current.scrollLeft += inner.right - outer.right;
  }, [current]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={row} className={list}>
        {tabs.map(({ to, label: text, current }) => (
          <li key={to} className="flex">
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={cx(tab, current && 'text-porcelain after:bg-porcelain')}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
