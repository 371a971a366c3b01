import type { Tx } from '#database/open.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import {
  type Earned,
  earnForSubject,
  earnNewcomerPoints,
  lockAccounts,
} from '#server/features/points/index.ts';
import { completeCourse } from './complete-course.ts';
import { countTimeOnPage } from './count-time-on-page.ts';
import { countLessonsLeft } from './learning.queries.ts';
import { completeProgress } from './learning.store.ts';

/** How a completion takes from its learner's time. */
export interface CompletionPace {
  /** What it takes for pay is not spent yet; 0: it is. */
  missingSeconds: number;
  /** The lesson takes time at all. */
  takesTime: boolean;
  /** When the time of a completion last counted on this day. */
  countedAt: Date | null;
}

const NO_TIME: CompletionPace = { missingSeconds: 0, takesTime: false, countedAt: null };

/** A lesson that a learner has completed. */
export interface CompletionInput {
  userId: number;
  lessonId: number;
  course: { course_id: number; points_reward: number };
  now: Date;
  /** This transaction has locked the learner's accounts already. */
  isLocked?: boolean;
  /** Absent: its result proves that it was done. */
  pace?: CompletionPace;
}

/** The result of completing a lesson. */
export interface Completed extends Earned {
  /** Nothing of the course is left to complete. */
  course_completed: boolean;
  course_points_earned: number;
  /** What a cap withheld of the course's points. */
  course_points_owed: number;
  /** Of a newcomer, to whom this lesson brought their welcome points. */
  welcome_points_earned: number;
}

/**
 * Records that a learner has completed a lesson and pays for it; when it was the last one of the
 * course, the course is completed and paid for too. Idempotent: a repeated call completes a course
 * whose last open lesson has been archived meanwhile, and counts the time on the page of a lesson
 * that was completed too fast.
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function recordCompletion(tx: Tx, completion: CompletionInput): Promise<Completed> {
  const { userId, course, now } = completion;
  const { course_id: courseId, points_reward: amount } = course;
  // Two last lessons completed at once must not each see the other as open.
  if (completion.isLocked !== true) await lockAccounts(tx, userId);
  const content = await earnForLesson(tx, completion);
  const { left, tooFast } = await countLessonsLeft(tx, userId, courseId);
  const isWhole = left === 0;
  const isTooFast = tooFast > 0;
  const whole = isWhole && (await completeCourse(tx, { userId, courseId, amount, isTooFast, now }));
  const { time_zone: timeZone } = await getSiteSettings(tx);
  const welcome = await earnNewcomerPoints(tx, { userId, isLocked: true, now, timeZone });
  return {
    ...content,
    course_completed: isWhole,
    course_points_earned: whole ? whole.pointsEarned : 0,
    course_points_owed: whole ? whole.points_owed : 0,
    welcome_points_earned: welcome.pointsEarned,
  };
}

async function earnForLesson(
  tx: Tx,
  { userId, lessonId, now, pace = NO_TIME }: CompletionInput,
): Promise<Earned> {
  const { missingSeconds, takesTime, countedAt } = pace;
  const step = { userId, lessonId, now };
  const completed = { ...step, isTooFast: missingSeconds > 0, takesTime };
  const { isRepeat, isTooFast } = await completeProgress(tx, completed);
  if (isRepeat && isTooFast) {
    const { earned } = await countTimeOnPage(tx, { ...step, countedAt });
    return earned ?? { pointsEarned: 0, not_paid_reason: 'too_fast', points_owed: 0 };
  }
  return earnForSubject(tx, {
    userId,
    kind: 'content_completion',
    subject: { kind: 'content', id: lessonId },
    isLocked: true,
    ...(isTooFast && { tooFast: { missingSeconds } }),
    now,
  });
}
