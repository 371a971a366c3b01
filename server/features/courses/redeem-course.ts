import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { courseRedemptionKey, lockAccounts, spendPoints } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getCourseAccess } from './courses.queries.ts';
import { insertCourseRedemption } from './courses.store.ts';
import { decideRedemption } from './redeem-course.rules.ts';

/** What a learner paid for a course with points. */
async function getPointsSpent(tx: Tx, userId: number, courseId: number): Promise<number> {
  const { points_spent: spent } = await tx
    .selectFrom('course_redemptions')
    .select('points_spent')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  return spent;
}

/**
 * Opens a premium course to a learner for its points, once: a repetition charges nothing and gets
 * what was paid. The price is copied: it stays what was paid when that of the course changes.
 * @throws AppError NOT_FOUND, UNAVAILABLE, INSUFFICIENT_POINTS; ALREADY_REDEEMED where something
 *   else than the caller's points opened it
 */
export function redeemCourse(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  courseId: number,
) {
  const { userId } = currentUser;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    // Locked before the course is read: a pass that is approved at the same time, or the same
    // request sent twice, comes before or after this.
    const accounts = await lockAccounts(tx, userId);
    const course = await getCourseAccess(tx, courseId, currentUser, at);
    const decision = decideRedemption(course, currentUser);
    if (decision === 'redeemed') {
      return {
        is_redeemed: true as const,
        points_spent: await getPointsSpent(tx, userId, courseId),
        available_points: accounts.available,
      };
    }
    if (decision !== 'redeem') throw new AppError(decision);
    const amount = course.points_required;
    await insertCourseRedemption(tx, { userId, courseId, pointsSpent: amount, now: at });
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
