import type { Tx } from '#database/open.ts';
import { lessonLock } from '#domain/course-access.ts';
import { getCourseAccess, insertGrant } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { deliverCode } from '../codes/codes.store.ts';
import { getGrantee } from '../passes/passes.queries.ts';
import type { LockedRedemption } from '../rewards.store.ts';

/**
 * Gives what an approved request asked for, where nobody has to do it: a stored code, or access to
 * a course. The learner's accounts are locked, as points that buy a course lock them.
 * @throws AppError OUT_OF_STOCK, INVALID_STATE where the course is open to them meanwhile, or gone
 */
export async function fulfilRequest(
  tx: Tx,
  redemption: LockedRedemption,
  grantedBy: number,
  now: Date,
): Promise<void> {
  const { redemption_id: redemptionId, user_id: userId, course_id: courseId } = redemption;
  if (redemption.delivers_code) await deliverCode(tx, redemption, now);
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
