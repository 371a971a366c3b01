import type { NotPaidReason } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { earnForSubject, lockAccounts } from '../points/index.ts';
import { countContentsLeft, hasCompletedCourse } from './learning.queries.ts';
import { completeProgress, insertCourseCompletion } from './learning.store.ts';

interface Completion {
  userId: number;
  contentId: number;
  course: { course_id: number; points_reward: number };
  now: Date;
}

/**
 * Writes that a learner has completed a content and pays for it; when it was the last one
 * of the course, the course is completed and paid for too. Safe to repeat, and repeating
 * it completes a course whose last open content has been archived meanwhile.
 * @throws Failure NOT_FOUND where there is no such learner
 */
export async function recordCompletion(
  tx: Tx,
  { userId, contentId, course, now }: Completion,
): Promise<{
  pointsEarned: number;
  not_paid_reason: NotPaidReason;
  course_completed: boolean;
  course_points_earned: number;
}> {
  const { course_id: courseId, points_reward: amount } = course;
  // Two last contents completed at once must not each see the other as open.
  await lockAccounts(tx, userId);
  await completeProgress(tx, { userId, contentId, now });
  const content = await earnForSubject(tx, {
    userId,
    kind: 'content_completion',
    subject: { kind: 'content', id: contentId },
    now,
  });
  const { left } = await countContentsLeft(tx, userId, courseId);
  if (left > 0) {
    const course_completed = await hasCompletedCourse(tx, userId, courseId);
    return { ...content, course_completed, course_points_earned: 0 };
  }
  await insertCourseCompletion(tx, { userId, courseId, now });
  const whole = await earnForSubject(tx, {
    userId,
    kind: 'course_completion',
    subject: { kind: 'course', id: courseId },
    amount,
    now,
  });
  return { ...content, course_completed: true, course_points_earned: whole.pointsEarned };
}
