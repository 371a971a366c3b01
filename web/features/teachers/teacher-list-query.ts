import { pageFrom } from '#web/lib/query.ts';

/** Sort orders, as the address names them; the first is the default. */
export const teacherSorts = ['popularity', 'name', 'courses'] as const;
export type TeacherListSort = (typeof teacherSorts)[number];

/** Teachers on a page. */
export const TEACHERS_PER_PAGE = 12;

const LONGEST_SEARCH = 200;

/** The query of the teacher list. */
export interface TeacherListQuery {
  search: string;
  sort: TeacherListSort;
  page: number;
}

/** Parses the address of the teacher list; unknown values are ignored. */
export function readTeacherListQuery(params: URLSearchParams): TeacherListQuery {
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: teacherSorts.find((sort) => sort === params.get('sort')) ?? 'popularity',
    page: pageFrom(params.get('page')),
  };
}

/** The address of the teacher list for a query; defaults are left out. */
export function teacherListPath({ search, sort, page }: Partial<TeacherListQuery>): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort && sort !== 'popularity') params.set('sort', sort);
  if (page && page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '/teachers' : `/teachers?${text}`;
}
