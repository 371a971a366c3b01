import {
  type Expression,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { z } from 'zod';
import type { courseSort, DifficultyLevel } from '#contract/courses.ts';
import type { Db } from '#database/open.ts';
import type { CoursesTable, DB } from '#database/types.ts';
import type { Viewer } from '#domain/course-access.ts';
import { matchesSearch, searchRank } from '#server/lib/search/index.ts';
import { inPage, type Page } from '#server/lib/sql/page.ts';
import { type CourseRow, selectCourseFacts } from './courses.queries.ts';

/** The filter of listed courses. */
interface CourseFilter {
  level?: DifficultyLevel | undefined;
  /** Blank: no search. */
  search?: string | undefined;
  featured?: boolean | undefined;
  teacher_id?: number | undefined;
}

const course = expressionBuilder<{ c: CoursesTable }, 'c'>();

/**
 * The condition on the course `c`: it is listed, and matches the filter. What never varies is part of the text,
 * so that the plan of a prepared statement knows it (`inPage` tells why).
 */
export function isListed(filter: CourseFilter = {}): Expression<SqlBool> {
  const { level, featured, teacher_id, search = '' } = filter;
  const conditions: Expression<SqlBool>[] = [
    course('c.status', '=', sql.lit('active')),
    course('c.archived_at', 'is', null),
  ];
  if (level !== undefined) conditions.push(course('c.difficulty_level', '=', level));
  if (featured !== undefined) conditions.push(course('c.is_featured', '=', sql.lit(featured)));
  if (teacher_id !== undefined) conditions.push(course('c.teacher_id', '=', teacher_id));
  if (search.trim() !== '') conditions.push(matchesSearch('c.search_document', search));
  return course.and(conditions);
}

/** Who sees a list of courses, and when: access may have ended. */
export interface SeenBy {
  viewer: Viewer;
  now: Date;
}

interface CourseList extends CourseFilter, Page {
  /** Without it: what fits a search best, else the newest. */
  sort?: z.output<typeof courseSort> | undefined;
}

/** One page of the listed courses: the page is found first, then what its rows show. */
export function listCourses(db: Db, seenBy: SeenBy, list: CourseList): Promise<CourseRow[]> {
  const { sort, search = '' } = list;
  const page = selectRanked(db)
    .where(isListed(list))
    .$if(sort === undefined && search.trim() !== '', (qb) =>
      qb.orderBy(searchRank('c.search_document', search), 'desc'),
    )
    .$if(sort === 'popular', (qb) => qb.orderBy('rank.likes_count', 'desc'))
    .$if(sort === 'rating', (qb) =>
      qb
        .orderBy('rank.rating', (order) => order.desc().nullsLast())
        .orderBy('rank.ratings_count', 'desc'),
    )
    .orderBy('rank.created_at', 'desc')
    .orderBy('rank.course_id', 'desc')
    .$call(inPage(list));
  return selectInOrder(db, seenBy, page).execute();
}

/** Courses with what orders them, in whatever order is asked for. */
export function selectRanked(db: Db) {
  return db
    .selectFrom('course_ranks as rank')
    .innerJoin('courses as c', 'c.course_id', 'rank.course_id')
    .select('c.course_id');
}

/** The facts of some courses, in the order in which a query finds them. */
export function selectInOrder(
  db: Db,
  { viewer, now }: SeenBy,
  found: SelectQueryBuilder<DB, never, { course_id: number }>,
) {
  const page = db
    .selectFrom(found.as('found'))
    .select(['found.course_id', sql<number>`row_number() over ()`.as('place')]);
  return selectCourseFacts(db, viewer, now)
    .innerJoin(page.as('page'), 'page.course_id', 'c.course_id')
    .orderBy('page.place');
}

/** How many courses of each level are listed; the level of the filter does not count. */
export async function countPerLevel(
  db: Db,
  { level: _, ...filter }: CourseFilter,
): Promise<Record<DifficultyLevel, number>> {
  const rows = await db
    .selectFrom('courses as c')
    .select((eb) => ['c.difficulty_level', eb.fn.countAll<number>().as('count')])
    .where(isListed(filter))
    .groupBy('c.difficulty_level')
    .execute();
  return {
    ...{ beginner: 0, intermediate: 0, advanced: 0 },
    ...Object.fromEntries(rows.map(({ difficulty_level, count }) => [difficulty_level, count])),
  };
}
