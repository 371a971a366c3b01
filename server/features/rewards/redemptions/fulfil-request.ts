import type { Tx } from '#database/open.ts';
import { academyDay, addDays, endOfDay } from '#domain/academy-day.ts';
import type { CouponTerms } from '#domain/coupon.ts';
import { lessonLock } from '#domain/course-access.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { issueCoupon } from '#server/features/coupons/index.ts';
import { getCourseAccess, insertGrant } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { deliverCode } from '../codes/codes.store.ts';
import { listCouponCourseIds } from '../coupon-courses.store.ts';
import { countKnownCourses, getGrantee } from '../passes/passes.queries.ts';
import { couponTerms } from '../reward-coupon.rules.ts';
import type { LockedRedemption } from './redemptions.store.ts';

/**
 * Gives what an approved request asked for, where nobody has to do it: a stored code, a coupon, or
 * access to a course. The learner's accounts are locked, as points that buy a course lock them.
 * @throws AppError OUT_OF_STOCK, INVALID_STATE where the course is open to them meanwhile, or gone, or
 *   every course that the coupon is for
 */
export async function fulfilRequest(
  tx: Tx,
  redemption: LockedRedemption,
  grantedBy: number,
  now: Date,
): Promise<void> {
  const { redemption_id: redemptionId, user_id: userId, course_id: courseId } = redemption;
  if (redemption.delivers_code) await deliverCode(tx, redemption, now);
  const terms = couponTerms(redemption);
  if (terms !== null) await makeCoupon(tx, redemption, terms, now);
  if (courseId === null) return;
  const learner = await getGrantee(tx, userId);
  const course = await getCourseAccess(tx, courseId, learner, now);
  if (lessonLock(course, learner) === null) {
    throw new AppError('INVALID_STATE', { msg: 'messages.rewards.course.openMeanwhile' });
  }
  if (course.archived_at !== null || course.status === 'draft') {
    throw new AppError('INVALID_STATE', { msg: 'messages.rewards.course.gone' });
  }
  await insertGrant(tx, { userId, courseId, source: 'reward', redemptionId, grantedBy, now });
}

/** Makes the coupon that a request asked for, valid until the end of the academy's day. */
async function makeCoupon(
  tx: Tx,
  { redemption_id: redemptionId, user_id: ownerUserId }: LockedRedemption,
  { days, ...value }: CouponTerms,
  now: Date,
): Promise<void> {
  const courseIds = await listCouponCourseIds(tx, redemptionId);
  if (courseIds.length > 0 && (await countKnownCourses(tx, courseIds)) === 0) {
    throw new AppError('INVALID_STATE', { msg: 'messages.rewards.coupon.coursesGone' });
  }
  const timeZone = await getTimeZone(tx);
  const endsAt = endOfDay(addDays(academyDay(now, timeZone), days), timeZone);
  await issueCoupon(tx, { value, ownerUserId, redemptionId, endsAt, courseIds, now });
}
