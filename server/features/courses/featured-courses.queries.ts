import type { Db } from '#database/open.ts';
import { type CourseRow, selectCourseFacts } from './courses.queries.ts';
import { isListed, type SeenBy } from './listed-courses.queries.ts';

/** Featured courses, newest first. */
export function listFeatured(db: Db, { viewer, now }: SeenBy): Promise<CourseRow[]> {
  return selectCourseFacts(db, viewer, now)
    .where(isListed({ featured: true }))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.course_id', 'desc')
    .execute();
}
