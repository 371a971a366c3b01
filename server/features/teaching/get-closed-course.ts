import type { Db } from '#database/open.ts';
import { isFreeCourse } from '#domain/course-access.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { getVisibleCourse } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { taughtBy } from './taught-by.ts';
import { getTaughtCourse } from './teaching.queries.ts';

/**
 * A course to which access can be decided.
 * @throws AppError NOT_FOUND, also where another teaches it; INVALID_STATE where it is free
 */
export async function getClosedCourse(
  db: Db,
  currentUser: CurrentUser,
  courseId: number,
  now: Date,
) {
  await getTaughtCourse(db, taughtBy(currentUser), courseId);
  const course = await getVisibleCourse(db, courseId, currentUser, now);
  if (isFreeCourse(course)) {
    throw new AppError('INVALID_STATE', { msg: 'messages.teaching.courseIsFree' });
  }
  return course;
}
