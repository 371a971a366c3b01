import type { NotPaidReason } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { earnForSubject, earnNewcomerPoints, lockAccounts } from '#server/features/points/index.ts';
import { completeCourse } from './complete-course.ts';
import { countLessonsLeft } from './learning.queries.ts';
import { completeProgress, type LastingReason } from './learning.store.ts';

/** A lesson that a learner has completed. */
export interface CompletionInput {
  userId: number;
  lessonId: number;
  course: { course_id: number; points_reward: number };
  now: Date;
  /** Why the first completion would earn nothing; absent: it may earn. */
  reason?: LastingReason;
}

/** The result of completing a lesson. */
export interface Completed {
  pointsEarned: number;
  not_paid_reason: NotPaidReason;
  /** Nothing of the course is left to complete. */
  course_completed: boolean;
  course_points_earned: number;
  /** Of a newcomer, to whom this lesson brought their welcome points. */
  welcome_points_earned: number;
}

/**
 * Records that a learner has completed a lesson and pays for it; when it was the last one of the
 * course, the course is completed and paid for too. Idempotent: a repeated call completes a course
 * whose last open lesson has been archived meanwhile.
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function recordCompletion(
  tx: Tx,
  { userId, lessonId, course, now, reason = null }: CompletionInput,
): Promise<Completed> {
  const { course_id: courseId, points_reward: amount } = course;
  // Two last lessons completed at once must not each see the other as open.
  await lockAccounts(tx, userId);
  const lasting = await completeProgress(tx, { userId, lessonId, now, reason });
  const content = lasting
    ? { pointsEarned: 0, not_paid_reason: lasting }
    : await earnForSubject(tx, {
        userId,
        kind: 'content_completion',
        subject: { kind: 'content', id: lessonId },
        isLocked: true,
        now,
      });
  const isWhole = (await countLessonsLeft(tx, userId, courseId)) === 0;
  const whole = isWhole && (await completeCourse(tx, { userId, courseId, amount, now }));
  const { time_zone: timeZone } = await getSiteSettings(tx);
  const welcome = await earnNewcomerPoints(tx, { userId, isLocked: true, now, timeZone });
  return {
    ...content,
    course_completed: isWhole,
    course_points_earned: whole ? whole.pointsEarned : 0,
    welcome_points_earned: welcome.pointsEarned,
  };
}
