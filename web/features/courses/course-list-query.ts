import type { CourseListItem, DifficultyLevel } from '#contract/courses.ts';
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
export const COURSES_PER_PAGE = 10;

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

/** What the course list shows. */
export interface CourseListView {
  courses: CourseListItem[];
  /** How many match the level and the search. */
  count: number;
  page: number;
  pageCount: number;
  /** How many of each level match the search. */
  perLevel: Record<DifficultyLevel | 'all', number>;
}

/** One page of the whole list, and how many there are of each level. */
export function viewCourses(
  all: readonly CourseListItem[],
  { level, page }: Pick<CourseListQuery, 'level' | 'page'>,
): CourseListView {
  const chosen = all.filter((course) => level === null || course.difficulty_level === level);
  const pageCount = Math.ceil(chosen.length / COURSES_PER_PAGE);
  // A page beyond the end (an old link) is the last one.
  const shown = Math.max(1, Math.min(page, pageCount));
  const count = (of: DifficultyLevel) => all.filter((c) => c.difficulty_level === of).length;
  return {
    courses: chosen.slice((shown - 1) * COURSES_PER_PAGE, shown * COURSES_PER_PAGE),
    count: chosen.length,
    page: shown,
    pageCount,
    perLevel: {
      all: all.length,
      beginner: count('beginner'),
      intermediate: count('intermediate'),
      advanced: count('advanced'),
    },
  };
}
