import type { Db } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { getVisibleCourse } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { decideOrdering } from './who-may-order.rules.ts';

/** The course that somebody wants to buy. @throws AppError NOT_FOUND, ALREADY_REDEEMED, UNAVAILABLE */
export async function getBoughtCourse(
  db: Db,
  courseId: number,
  currentUser: CurrentUser,
  at: Date,
) {
  const course = await getVisibleCourse(db, courseId, currentUser, at);
  const decision = decideOrdering(course, currentUser);
  if (decision === 'ALREADY_REDEEMED') {
    throw new AppError('ALREADY_REDEEMED', { msg: 'messages.orders.openAlready' });
  }
  if (decision === 'UNAVAILABLE') {
    throw new AppError('UNAVAILABLE', { msg: 'messages.orders.notForSale' });
  }
  return course;
}
