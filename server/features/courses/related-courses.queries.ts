import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { CourseRow } from './courses.queries.ts';
import { isListed, type SeenBy, selectInOrder, selectRanked } from './listed-courses.queries.ts';

const MAX_RELATED = 4;

/**
 * At most four other courses: of the same teacher or level first, then the most popular.
 * @param courseId absent: simply the most popular
 */
export function listRelated(db: Db, seenBy: SeenBy, courseId?: number): Promise<CourseRow[]> {
  const popular = selectRanked(db)
    .where(isListed())
    .orderBy('rank.likes_count', 'desc')
    .orderBy('rank.created_at', 'desc')
    .orderBy('rank.course_id', 'desc')
    .limit(sql.lit(MAX_RELATED));
  if (courseId === undefined) return selectInOrder(db, seenBy, popular).execute();
  const isSimilar = sql<boolean>`exists (
    select from courses self where self.course_id = ${courseId}
      and (self.teacher_id = c.teacher_id or self.difficulty_level = c.difficulty_level)
  )`;
  const others = popular.where('c.course_id', '<>', courseId);
  // Each part ends with its fourth row; together they would all be sorted.
  const found = db
    .selectFrom(others.where(isSimilar).as('similar'))
    .select('similar.course_id')
    .unionAll(
      db
        .selectFrom(others.where((eb) => eb.not(isSimilar)).as('popular'))
        .select('popular.course_id'),
    )
    .limit(sql.lit(MAX_RELATED));
  return selectInOrder(db, seenBy, found).execute();
}
