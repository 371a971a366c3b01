import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

/** The courses that a learner began or was given access to, the latest activity first. */
export function listMyCourses(db: Db, userId: number, now: Date) {
  const activities = db
    .selectFrom('content_progress as p')
    .innerJoin('contents as k', 'k.content_id', 'p.content_id')
    .select(['k.course_id', 'p.updated_at as at'])
    .where('p.user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('course_grants as g')
        .select(['g.course_id', 'g.granted_at as at'])
        .where('g.user_id', '=', userId)
        .where('g.revoked_at', 'is', null)
        .where((eb) => eb.or([eb('g.until', 'is', null), eb('g.until', '>', now)])),
    );
  return db
    .selectFrom(activities.as('activity'))
    .innerJoin('courses as c', 'c.course_id', 'activity.course_id')
    .select([
      'c.course_id',
      'c.title',
      'c.title_zh',
      'c.thumbnail',
      'c.difficulty_level',
      sql<Date>`max(activity.at)`.as('last_activity_at'),
    ])
    .where('c.status', '<>', 'draft')
    .groupBy('c.course_id')
    .orderBy('last_activity_at', 'desc')
    .orderBy('c.course_id', 'desc')
    .execute();
}
