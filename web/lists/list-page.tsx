import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { type AnyView, FilteredList, type FilteredListProps } from './filtered-list.tsx';
import { useStoredListPath } from './list-return.ts';
import type { Listed } from './list-rows.tsx';
import { type ListView, type RowLimit, rowLimits } from './list-view.ts';

interface ListPageProps<View extends AnyView<Sort> & { limit: RowLimit }, Sort extends string>
  extends FilteredListProps<View, Sort> {
  title: string;
  lead?: string;
  /** Actions beside the title, such as adding a record. */
  action?: ReactNode;
  /** Between title and filters: tabs, notices. */
  above?: ReactNode;
  /** Shown where the list is empty without any filter; `action` replaces that of the title. */
  empty: { title: string; text: string; action?: ReactNode };
  /** The address without filters, where it is not the path of the page. */
  clearHref?: string;
  /** The total as text: “1,204 courses”. */
  countLabel?: (count: number) => string;
}

/** A list of the admin area: title, search, filters, rows, pages; its state is in the address. */
export function ListPage<View extends AnyView<Sort> & { limit: RowLimit }, Sort extends string>({
  title,
  lead,
  action,
  above,
  empty,
  clearHref,
  countLabel,
  ...list
}: ListPageProps<View, Sort>) {
  const { t } = useTranslation();
  const { count, has_more: hasMore = false } = list.listed;
  useStoredListPath(list.views.path);
  return (
    <>
      <PageHeading title={title} {...(lead !== undefined && { lead })} action={action} />
      {above}
      <FilteredList
        {...list}
        seed={9}
        {...(count > rowLimits[0] && {
          rowLimit: { label: t('admin.rowsPerPage'), value: list.view.limit },
        })}
        texts={{
          apply: t('admin.filter'),
          sort: t('admin.sort'),
          count:
            countLabel && !hasMore ? (
              countLabel(count)
            ) : (
              <RowCount count={count} hasMore={hasMore} />
            ),
          empty: { action, ...empty },
          noResults: { title: t('admin.noResults'), text: t('admin.noResultsText') },
          clearFilters: {
            label: t('admin.clearFilters'),
            ...(clearHref !== undefined && { to: clearHref }),
          },
        }}
      />
    </>
  );
}

function RowCount({ count, hasMore }: { count: number; hasMore: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = format.number(count);
  return hasMore ? t('admin.rowCountMore', { shown }) : t('admin.rowCount', { count, shown });
}

/**
 * For loaders: redirects a page beyond the end to the last one, so that archiving the only row of a
 * page does not leave an empty list.
 * @throws a redirect
 */
export function assertPage<View extends { page: number }>(
  views: Pick<ListView<Record<never, never>, string>, 'path'> & { href: (view: View) => string },
  view: View,
  listed: Listed,
): void {
  const last = Math.max(1, Math.ceil(listed.count / listed.limit));
  if (view.page > last) throw redirect(views.href({ ...view, page: last }));
}

interface OnlyOneProps {
  /** The row that the list is filtered to. */
  text: string;
  allText: string;
  allHref: string;
}

/** Says that a list shows one row alone, as a link requested, and links to all. */
export function OnlyOne({ text, allText, allHref }: OnlyOneProps) {
  return (
    <p className="mb-5 flex flex-wrap items-center gap-3">
      {text}
      <LinkButton to={allHref} variant="secondary" size="sm" className="min-h-11">
        {allText}
      </LinkButton>
    </p>
  );
}
