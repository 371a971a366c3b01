import type { DifficultyLevel } from '#contract/courses.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { pageFrom } from '#web/lib/query.ts';

/** The levels, from the first one up. */
export const courseLevels = [
  'beginner',
  'intermediate',
  'advanced',
] as const satisfies readonly DifficultyLevel[];

/** Sort orders, as the address names them; the first is the default. */
export const courseSorts = ['newest', 'popular', 'rating'] as const;
export type CourseSort = (typeof courseSorts)[number];

/** Courses on a page. */
export const COURSES_PER_PAGE = pageSizes.courses;

/** Longer searches are cut, as the API refuses them. */
const LONGEST_SEARCH = 200;

/** The query of the course list. */
export interface CourseListQuery {
  /** null: every level. */
  level: DifficultyLevel | null;
  search: string;
  sort: CourseSort;
  page: number;
}

/** Parses the address of the course list; unknown values are ignored. */
export function readCourseListQuery(params: URLSearchParams): CourseListQuery {
  return {
    level: courseLevels.find((level) => level === params.get('level')) ?? null,
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    // `latest` is the API’s other name of `newest`.
    sort: courseSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: pageFrom(params.get('page')),
  };
}

/** The address of the course list for a query; defaults are left out. */
export function courseListPath({ level, search, sort, page }: Partial<CourseListQuery>): string {
  const params = new URLSearchParams();
  if (level) params.set('level', level);
  if (search) params.set('search', search);
  if (sort && sort !== 'newest') params.set('sort', sort);
  if (page && page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '/courses' : `/courses?${text}`;
}

/** How many pages so many courses have; at least one, which may be empty. */
export function pageCountOf(courses: number): number {
  return Math.max(1, Math.ceil(courses / COURSES_PER_PAGE));
}
