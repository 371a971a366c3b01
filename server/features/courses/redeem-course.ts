import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { courseRedemptionKey, lockAccounts, spendPoints } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getCourseAccess } from './courses.queries.ts';
import { insertCourseRedemption } from './courses.store.ts';
import { decideRedemption } from './redeem-course.rules.ts';

/**
 * Opens a premium course to a learner for its points, once. The price is copied: it stays what was
 * paid when that of the course changes.
 * @throws AppError NOT_FOUND, ALREADY_REDEEMED, UNAVAILABLE, INSUFFICIENT_POINTS
 */
export function redeemCourse(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  courseId: number,
) {
  const { userId } = currentUser;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    // Locked before the course is read: a pass that is approved at the same time comes before or
    // after this.
    const accounts = await lockAccounts(tx, userId);
    const course = await getCourseAccess(tx, courseId, currentUser, at);
    const decision = decideRedemption(course, currentUser);
    if (decision !== 'redeem') throw new AppError(decision);
    const amount = course.points_required;
    const isFirst = await insertCourseRedemption(tx, {
      userId,
      courseId,
      pointsSpent: amount,
      now: at,
    });
    if (!isFirst) throw new AppError('ALREADY_REDEEMED');
    const key = courseRedemptionKey(userId, courseId);
    const spending = { userId, amount, courseId, key, accounts, now: at };
    const { availablePoints } = await spendPoints(tx, spending);
    return {
      is_redeemed: true as const,
      points_spent: amount,
      available_points: availablePoints,
    };
  });
}
