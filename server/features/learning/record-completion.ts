import type { NotPaidReason } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { earnForSubject, lockAccounts } from '../points/index.ts';
import { countContentsLeft } from './learning.queries.ts';
import { completeProgress, insertCourseCompletion } from './learning.store.ts';

/** A content that a learner has completed. */
export interface Completion {
  userId: number;
  contentId: number;
  course: { course_id: number; points_reward: number };
  now: Date;
}

/** What completing a content came to. */
export interface Completed {
  pointsEarned: number;
  not_paid_reason: NotPaidReason;
  /** Nothing of the course is left. */
  course_completed: boolean;
  course_points_earned: number;
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
): Promise<Completed> {
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
  if ((await countContentsLeft(tx, userId, courseId)) > 0) {
    return { ...content, course_completed: false, course_points_earned: 0 };
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
