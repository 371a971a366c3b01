import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { cx } from '#web/lib/cx.ts';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pager } from '#web/ui/pager.tsx';

/** What the response of a list's call says of its length. */
export interface Listed {
  count: number;
  limit: number;
  /** There are more rows than were counted. */
  has_more?: boolean;
}

interface EmptyText {
  title: string;
  text: string;
}

/** How a list without rows is described. */
export interface EmptyTexts {
  /** Where nothing is filtered; with its own action, such as adding the first record. */
  empty: EmptyText & { action?: ReactNode };
  /** Where filters leave nothing; without it, as where nothing is filtered. */
  noResults?: EmptyText;
  /** The link that clears the filters, where there are any. */
  clearFilters?: { label: string; to?: string };
}

interface ListRowsProps<View extends { page: number }> extends EmptyTexts {
  views: {
    path: string;
    href: (view: View) => string;
    isFiltered: (view: View) => boolean;
  };
  view: View;
  listed: Listed;
  /** Which landscape an empty list shows. */
  seed: number;
  /** The level of the empty list's heading where the page has no other below its title. */
  headingAs?: 'h2';
  /** Fades the rows while the same list is loaded with other filters. */
  fadesOnLoad?: boolean;
  /** Renders the rows of an empty list too: they hold dialogs that must stay open. */
  keepsRows?: boolean;
  children: ReactNode;
}

/** The rows of a list or what an empty one says, and its pages. */
export function ListRows<View extends { page: number }>({
  views,
  view,
  listed,
  empty,
  noResults = empty,
  clearFilters,
  seed,
  headingAs,
  fadesOnLoad = false,
  keepsRows = false,
  children,
}: ListRowsProps<View>) {
  const labels = usePagerLabels();
  const isLoading = useNavigation().location?.pathname === views.path && fadesOnLoad;
  const isEmpty = listed.count === 0;
  const isFiltered = views.isFiltered(view);
  const rows = (
    <>
      {isEmpty && (
        <EmptyState
          {...(headingAs !== undefined && { as: headingAs })}
          seed={seed}
          title={isFiltered ? noResults.title : empty.title}
          action={
            isFiltered
              ? clearFilters && (
                  <LinkButton to={clearFilters.to ?? views.path} variant="secondary">
                    {clearFilters.label}
                  </LinkButton>
                )
              : empty.action
          }
        >
          {isFiltered ? noResults.text : empty.text}
        </EmptyState>
      )}
      {(!isEmpty || keepsRows) && <div className="contents">{children}</div>}
    </>
  );
  return (
    <>
      {fadesOnLoad ? (
        <div
          className={cx('transition-opacity', isLoading && 'pointer-events-none opacity-50')}
          aria-busy={isLoading || undefined}
        >
          {rows}
        </div>
      ) : (
        rows
      )}
      <Pager
        className="mt-8"
        page={view.page}
        pageCount={Math.ceil(listed.count / listed.limit)}
        hrefFor={(page) => views.href({ ...view, page })}
        labels={labels}
      />
    </>
  );
}
