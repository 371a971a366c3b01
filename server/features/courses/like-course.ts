import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { earnForSubject } from '#server/features/points/index.ts';
import { getVisibleCourse } from './courses.queries.ts';
import { deleteCourseLike, insertCourseLike } from './courses.store.ts';

/**
 * Likes a course; the first like earns points.
 * @throws AppError NOT_FOUND
 */
export function likeCourse(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  courseId: number,
) {
  const { userId } = currentUser;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    await getVisibleCourse(tx, courseId, currentUser, at);
    const earned = await earnForSubject(tx, {
      userId,
      kind: 'course_like',
      subject: { kind: 'course', id: courseId },
      now: at,
    });
    // Last, since others who like this course may wait for its counter until the commit.
    const likes_count = await insertCourseLike(tx, { userId, courseId, now: at });
    return { is_liked: true, likes_count, ...earned };
  });
}

/**
 * Removes a like; the points that it earned stay.
 * @throws AppError NOT_FOUND
 */
export function unlikeCourse(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  courseId: number,
) {
  return inTransaction(database.db, async (tx) => {
    await getVisibleCourse(tx, courseId, currentUser, now());
    const likes_count = await deleteCourseLike(tx, currentUser.userId, courseId);
    return { is_liked: false, likes_count, pointsEarned: 0, not_paid_reason: null, points_owed: 0 };
  });
}
