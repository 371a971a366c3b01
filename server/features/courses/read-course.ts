import { inTransaction } from '#database/open.ts';
import { isCourseOpen } from '#domain/course-visibility.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { earnForSubject } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getVisibleCourse } from './courses.queries.ts';
import { insertCourseRead } from './courses.store.ts';

/**
 * Marks a course as read; the first time earns points.
 * @throws AppError NOT_FOUND, CONTENT_LOCKED
 */
export function readCourse(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  courseId: number,
) {
  const { userId } = currentUser;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    const course = await getVisibleCourse(tx, courseId, currentUser, at);
    if (!isCourseOpen(course, currentUser)) throw new AppError('CONTENT_LOCKED');
    await insertCourseRead(tx, { userId, courseId, now: at });
    const earned = await earnForSubject(tx, {
      userId,
      kind: 'course_read',
      subject: { kind: 'course', id: courseId },
      now: at,
    });
    return { is_read: true as const, ...earned };
  });
}
