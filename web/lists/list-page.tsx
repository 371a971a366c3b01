import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterForm, FilterSelect } from '#web/ui/filter-form.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { ListView } from './list-view.ts';

/** The part of a list's view that is independent of its filters. */
interface AnyView<Sort extends string> {
  search: string;
  sort: Sort;
  page: number;
}

interface Listed {
  count: number;
  limit: number;
  /** There are more rows than were counted. */
  has_more?: boolean;
}

interface ListPageProps<View extends AnyView<Sort>, Sort extends string> {
  views: {
    path: string;
    href: (view: View) => string;
    read: (params: URLSearchParams) => View;
    isFiltered: (view: View) => boolean;
    sorts: readonly Sort[];
  };
  view: View;
  /** The response of the list's call. */
  listed: Listed;
  title: string;
  lead?: string;
  /** Actions beside the title, such as adding a record. */
  action?: ReactNode;
  /** Between title and filters: tabs, notices. */
  above?: ReactNode;
  /** The label of the search; without it there is no search. */
  searchHint?: string;
  /** `FilterSelect`s and fields, named like the view's filters. */
  filters?: ReactNode;
  /** The label of each sort order; without it the order cannot be changed. */
  sortLabels?: Record<Sort, string>;
  /** Shown where the list is empty without any filter. */
  empty: { title: string; text: string };
  /** The total as text: “1,204 courses”. */
  countLabel?: (count: number) => string;
  /** The table; rendered where there are rows. */
  children: ReactNode;
}

/** A list of the admin area: title, search, filters, rows, pages; its state is in the address. */
export function ListPage<View extends AnyView<Sort>, Sort extends string>({
  views,
  view,
  listed,
  title,
  lead,
  action,
  above,
  searchHint,
  filters,
  sortLabels,
  empty,
  countLabel,
  children,
}: ListPageProps<View, Sort>) {
  const { t } = useTranslation();
  const isFiltered = views.isFiltered(view);
  const pageCount = pageCountOf(listed);
  const count = (
    <p className="py-1 text-sm text-soft" aria-live="polite">
      {listed.has_more || !countLabel ? (
        <RowCount count={listed.count} hasMore={listed.has_more ?? false} />
      ) : (
        countLabel(listed.count)
      )}
    </p>
  );
  return (
    <>
      <PageHeading title={title} {...(lead !== undefined && { lead })} action={action} />
      {above}
      {searchHint !== undefined || filters !== undefined || sortLabels !== undefined ? (
        <FilterForm
          action={views.path}
          pathFor={(params) => views.href(views.read(params))}
          applyLabel={t('admin.filter')}
          className="mb-3 grid grid-cols-2 items-end gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:items-center"
        >
          {searchHint !== undefined && (
            <SearchField
              name="search"
              label={t('common.search')}
              placeholder={searchHint}
              submitLabel={t('common.search')}
              defaultValue={view.search}
              className="col-span-2 grow basis-72"
            />
          )}
          {filters !== undefined && (
            // Beside the search or below it, but together.
            <div className="contents sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:gap-y-3">
              {filters}
            </div>
          )}
          <div className="col-span-2 flex basis-full flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:items-center">
            {count}
            {sortLabels !== undefined && (
              <FilterSelect name="sort" label={t('admin.sort')} value={view.sort}>
                {views.sorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {sortLabels[sort]}
                  </option>
                ))}
              </FilterSelect>
            )}
          </div>
        </FilterForm>
      ) : (
        <div className="mb-3">{count}</div>
      )}
      {listed.count === 0 ? (
        <EmptyState
          seed={9}
          title={isFiltered ? t('admin.noResults') : empty.title}
          action={
            isFiltered ? (
              <LinkButton to={views.path} variant="secondary">
                {t('admin.clearFilters')}
              </LinkButton>
            ) : (
              action
            )
          }
        >
          {isFiltered ? t('admin.noResultsText') : empty.text}
        </EmptyState>
      ) : (
        children
      )}
      <Pager
        className="mt-8"
        page={view.page}
        pageCount={pageCount}
        hrefFor={(page) => views.href({ ...view, page })}
        labels={{
          pager: t('common.pager'),
          previous: t('common.previous'),
          next: t('common.next'),
          page: (page) => t('common.page', { page }),
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

function pageCountOf({ count, limit }: Listed): number {
  return Math.ceil(count / limit);
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
  const last = Math.max(1, pageCountOf(listed));
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
