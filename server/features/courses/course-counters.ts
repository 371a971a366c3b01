import { expressionBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { CourseCountersTable } from '#database/types.ts';

const counters = expressionBuilder<{ course_counters: CourseCountersTable }, 'course_counters'>();

/** Likes and visible ratings as they are shown, from the joined rows of `course_counters`. */
export const courseFigures = [
  counters.fn
    .coalesce(counters.fn.sum<number>('course_counters.likes_count'), sql<number>`0`)
    .as('likes_count'),
  counters.fn
    .coalesce(counters.fn.sum<number>('course_counters.ratings_count'), sql<number>`0`)
    .as('total_ratings'),
  // Null without ratings.
  sql<number | null>`
    sum(course_counters.ratings_sum)::numeric
      / nullif(sum(course_counters.ratings_count), 0)`.as('rating'),
] as const;

/** How many like a course. */
export async function countCourseLikes(db: Db, courseId: number): Promise<number> {
  const { likes_count } = await db
    .selectFrom('course_counters')
    .select(courseFigures)
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  return likes_count;
}
