import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { lessonLock, type Viewer } from '#domain/course-access.ts';
import { isCourseListed } from '#domain/course-visibility.ts';
import { getCourseAccess, isUnlockedSql } from '#server/features/courses/index.ts';
import { isCoveredBy } from './covered-courses.sql.ts';

type Learner = NonNullable<Viewer>;

/** Whether a request of a learner for the course `c` waits to be decided. */
const isRequestedBy = (userId: number) => sql<boolean>`exists (
  select from reward_redemptions as asked
  where asked.user_id = ${userId} and asked.course_id = c.course_id and asked.status = 'pending')`;

/**
 * The listed courses that a reward covers, the easier ones first, with somebody's access to each.
 */
export function listCoveredCourses(db: Db, rewardId: number, viewer: Learner, now: Date) {
  return db
    .selectFrom('courses as c')
    .select(['c.course_id', 'c.title', 'c.title_zh', 'c.difficulty_level', 'c.points_required'])
    .select([
      isUnlockedSql('c', viewer, now).as('is_open'),
      isRequestedBy(viewer.userId).as('is_requested'),
    ])
    .where('c.status', '=', 'active')
    .where('c.archived_at', 'is', null)
    .where(isCoveredBy(rewardId))
    .orderBy(sql`array_position(array['beginner', 'intermediate', 'advanced'], c.difficulty_level)`)
    .orderBy('c.course_id')
    .execute();
}

/** What decides whether a learner may ask for a course with a reward; null: it is not covered. */
export async function findCourseChoice(
  db: Db,
  { rewardId, courseId, viewer }: { rewardId: number; courseId: number; viewer: Learner },
  now: Date,
) {
  const covered = await db
    .selectFrom('courses as c')
    .select(isRequestedBy(viewer.userId).as('isRequested'))
    .where('c.course_id', '=', courseId)
    .where(isCoveredBy(rewardId))
    .executeTakeFirst();
  if (!covered) return null;
  const course = await getCourseAccess(db, courseId, viewer, now);
  return {
    isListed: isCourseListed(course),
    isOpen: lessonLock(course, viewer) === null,
    isRequested: covered.isRequested,
  };
}

/** The highest price in points of the listed courses that a reward covers; null: it covers none. */
export async function findDearestCovered(db: Db, rewardId: number): Promise<number | null> {
  const { dearest } = await db
    .selectFrom('courses as c')
    .select((eb) => eb.fn.max<number | null>('c.points_required').as('dearest'))
    .where('c.status', '=', 'active')
    .where('c.archived_at', 'is', null)
    .where(isCoveredBy(rewardId))
    .executeTakeFirstOrThrow();
  return dearest;
}

/** How many of some courses there are that are not archived. */
export async function countKnownCourses(db: Db, courseIds: readonly number[]): Promise<number> {
  if (courseIds.length === 0) return 0;
  const { count } = await db
    .selectFrom('courses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('course_id', 'in', courseIds)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A learner as the rule of access sees them. */
export async function getGrantee(db: Db, userId: number): Promise<Learner> {
  const { role } = await db
    .selectFrom('users')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, role };
}
