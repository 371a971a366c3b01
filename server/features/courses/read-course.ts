import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CurrentUser } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import { earnForSubject } from '../points/index.ts';
import { getVisibleCourse } from './courses.queries.ts';
import { isCourseOpen } from './courses.rules.ts';
import { insertCourseRead } from './courses.store.ts';

/**
 * Marks a course as read and earns for it, once for ever.
 * @throws Failure NOT_FOUND, CONTENT_LOCKED
 */
export function readCourse(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  courseId: number,
) {
  const { userId } = currentUser;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    const course = await getVisibleCourse(tx, courseId, currentUser);
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
