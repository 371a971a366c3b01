import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilterForm, FilterSelect } from '#web/ui/filter-form.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { type EmptyTexts, type Listed, ListRows } from './list-rows.tsx';
import { type RowLimit, rowLimits } from './list-view.ts';

/** The part of a list's view that is independent of its filters. */
export interface AnyView<Sort extends string> {
  search: string;
  sort: Sort;
  page: number;
}

/** What a list shows and how it is filtered. */
export interface FilteredListProps<View extends AnyView<Sort>, Sort extends string> {
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
  /** The name of the search where it is not simply “Search”. */
  searchLabel?: string;
  /** The placeholder of the search; without it there is no search. */
  searchHint?: string;
  /** `FilterSelect`s and fields, named like the view's filters. */
  filters?: ReactNode;
  /** Values that the form passes on and does not show, such as the tab. */
  hiddenValues?: Readonly<Record<string, string | number | null>>;
  /** The label of each sort order; without it the order cannot be changed. */
  sortLabels?: Record<Sort, string>;
  /** Renders the rows of an empty list too: they hold dialogs that must stay open. */
  keepsRows?: boolean;
  /** The table; rendered where there are rows. */
  children: ReactNode;
}

/** How many rows a page has, where that can be chosen. */
interface RowLimitChoice {
  label: string;
  value: RowLimit;
}

interface Texts extends EmptyTexts {
  /** The button that applies the filters without scripts. */
  apply: string;
  sort: string;
  /** The total as text: “1,204 courses”. */
  count: ReactNode;
}

/** Search, filters, rows and pages of a list; its state is in the address. */
export function FilteredList<View extends AnyView<Sort>, Sort extends string>({
  views,
  view,
  listed,
  searchLabel,
  searchHint,
  filters,
  hiddenValues = {},
  sortLabels,
  keepsRows = false,
  seed,
  rowLimit,
  texts,
  children,
}: FilteredListProps<View, Sort> & { texts: Texts; seed: number; rowLimit?: RowLimitChoice }) {
  const { t } = useTranslation();
  const { apply, sort: sortLabel, count: countText, ...emptyTexts } = texts;
  const count = (
    <p className="py-1 text-sm text-soft" aria-live="polite">
      {countText}
    </p>
  );
  return (
    <>
      {searchHint !== undefined || filters !== undefined || sortLabels !== undefined ? (
        <FilterForm
          action={views.path}
          pathFor={(params) => views.href(views.read(params))}
          applyLabel={apply}
          className="mb-3 grid grid-cols-2 items-end gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:items-center"
        >
          {Object.entries(hiddenValues).map(
            ([name, value]) =>
              value !== null && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {/* Search and filters: on one line where a list of the administration is wide enough. */}
          <div className="filter-line contents">
            {searchHint !== undefined && (
              <SearchField
                name="search"
                label={searchLabel ?? t('controls.search')}
                placeholder={searchHint}
                submitLabel={t('controls.search')}
                defaultValue={view.search}
                className="col-span-2 grow basis-72"
              />
            )}
            {filters !== undefined && (
              // Beside the search or below it, but together.
              <div className="filters contents sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:gap-y-3">
                {filters}
              </div>
            )}
          </div>
          <div className="col-span-2 flex basis-full flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:items-center">
            {count}
            {rowLimit !== undefined && (
              <FilterSelect name="limit" label={rowLimit.label} value={String(rowLimit.value)}>
                {rowLimits.map((limit) => (
                  <option key={limit} value={limit}>
                    {limit}
                  </option>
                ))}
              </FilterSelect>
            )}
            {sortLabels !== undefined && (
              <FilterSelect name="sort" label={sortLabel} value={view.sort}>
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
      <ListRows
        views={views}
        view={view}
        listed={listed}
        seed={seed}
        keepsRows={keepsRows}
        {...emptyTexts}
      >
        {children}
      </ListRows>
    </>
  );
}
