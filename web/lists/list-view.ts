import { maxLengths } from '#domain/limits.ts';
import { pageFrom } from '#web/lib/query.ts';

/** Parses one filter from the address; unknown values become the filter's default. */
type Reader<T> = (text: string | null) => T;

/** One of a closed list of values; the fallback or null without one. */
export function enumParam<const Option extends string>(
  options: readonly Option[],
): Reader<Option | null>;
export function enumParam<const Option extends string>(
  options: readonly Option[],
  fallback: NoInfer<Option>,
): Reader<Option>;
export function enumParam<Option extends string>(
  options: readonly Option[],
  fallback: Option | null = null,
): Reader<Option | null> {
  return (text) => options.find((option) => option === text) ?? fallback;
}

/** An id, or null. */
export const idParam: Reader<number | null> = (text) =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** A calendar day `YYYY-MM-DD`, or null. */
export const dateParam: Reader<string | null> = (text) => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
};

/** What somebody searches for, or null. */
export const textParam: Reader<string | null> = (text) => searchIn(text) || null;

function searchIn(text: string | null): string {
  return (text ?? '').trim().slice(0, maxLengths.search);
}

/** On or off; on is written as `1`. */
export const boolParam: Reader<boolean> = (text) => text === '1' || text === 'true';

/** How many rows a page of an admin list may have; the first is the usual number. */
export const rowLimits = [20, 50, 100] as const;
export type RowLimit = (typeof rowLimits)[number];

// biome-ignore lint/suspicious/noExplicitAny: any parser fits, its type is inferred below.
type Readers = Record<string, Reader<any>>;

/** The state of a list: its filters, and what every list has. */
export type ViewOf<Filters extends Readers, Sort extends string> = {
  [Name in keyof Filters]: ReturnType<Filters[Name]>;
} & { search: string; sort: Sort; page: number; limit: RowLimit };

/** The same state as the query of the list's call: defaults are left out. */
export type QueryOf<Filters extends Readers, Sort extends string> = {
  [Name in keyof Filters]?: Exclude<ReturnType<Filters[Name]>, null | false>;
} & { search?: string; sort: Sort; page: number; limit?: RowLimit };

export interface ListView<Filters extends Readers, Sort extends string> {
  path: string;
  /** Parses an address. */
  read: (params: URLSearchParams) => ViewOf<Filters, Sort>;
  /** The address of a view; defaults are left out. */
  href: (view: Partial<ViewOf<Filters, Sort>>) => string;
  /** The query of the list's call. */
  queryOf: (view: ViewOf<Filters, Sort>) => QueryOf<Filters, Sort>;
  /** Whether a search or a filter is set. */
  isFiltered: (view: ViewOf<Filters, Sort>) => boolean;
  sorts: readonly Sort[];
}

/**
 * Describes how an admin list stores its state in the address.
 * @param path the page, without a query
 * @param filters the parser of each filter, by the call's name
 * @param sorts the sort orders; the first is the default
 */
export function defineListView<Filters extends Readers, const Sort extends string>({
  path,
  filters,
  sorts,
}: {
  path: string;
  filters: Filters;
  sorts: readonly [Sort, ...Sort[]];
}): ListView<Filters, Sort> {
  type View = ViewOf<Filters, Sort>;
  const names = Object.keys(filters);
  const filterOf = (view: Partial<View>, name: string) =>
    (view as Readonly<Record<string, unknown>>)[name];
  /** Whether a filter is set to anything but its default. */
  const isSet = (name: string, value: unknown) =>
    value !== null &&
    value !== undefined &&
    value !== false &&
    value !== '' &&
    value !== filters[name]?.(null);

  return {
    path,
    sorts,
    read: (params) =>
      ({
        ...Object.fromEntries(names.map((name) => [name, filters[name]?.(params.get(name))])),
        search: searchIn(params.get('search')),
        sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
        page: pageFrom(params.get('page')),
        limit: rowLimits.find((limit) => String(limit) === params.get('limit')) ?? rowLimits[0],
      }) as View,
    href: (view) => {
      const query = new URLSearchParams();
      if (view.search) query.set('search', view.search);
      for (const name of names) {
        const value = filterOf(view, name);
        if (isSet(name, value)) query.set(name, value === true ? '1' : String(value));
      }
      if (view.sort && view.sort !== sorts[0]) query.set('sort', view.sort);
      if (view.page && view.page > 1) query.set('page', String(view.page));
      if (view.limit && view.limit !== rowLimits[0]) query.set('limit', String(view.limit));
      const text = query.toString();
      return text === '' ? path : `${path}?${text}`;
    },
    queryOf: (view) =>
      ({
        ...Object.fromEntries(
          names
            .map((name) => [name, filterOf(view, name)] as const)
            .filter(([name, value]) => isSet(name, value)),
        ),
        ...(view.search !== '' && { search: view.search }),
        sort: view.sort,
        page: view.page,
        ...(view.limit !== rowLimits[0] && { limit: view.limit }),
      }) as QueryOf<Filters, Sort>,
    isFiltered: (view) =>
      view.search !== '' || names.some((name) => isSet(name, filterOf(view, name))),
  };
}
