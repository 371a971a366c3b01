import type { Tx } from '#database/open.ts';
import { notify } from '#server/features/notifications/index.ts';
import { type Earned, earnForSubject } from '#server/features/points/index.ts';
import { insertCourseCompletion } from './learning.store.ts';

interface CourseCompletion {
  userId: number;
  courseId: number;
  /** The course's own points. */
  amount: number;
  /** A lesson of it was completed faster than pays, and its time is still missing. */
  isTooFast: boolean;
  now: Date;
}

/**
 * Writes that a learner, whose accounts are locked, has completed a course and pays for it; where
 * a lesson was too fast, once its missing time is spent. Safe to repeat.
 */
export async function completeCourse(
  tx: Tx,
  { userId, courseId, amount, isTooFast, now }: CourseCompletion,
): Promise<Earned> {
  if (await insertCourseCompletion(tx, { userId, courseId, now })) {
    const params = { course_id: courseId };
    await notify(tx, { kind: 'course_completed', to: { userId }, params, cause: courseId, now });
  }
  return earnForSubject(tx, {
    userId,
    kind: 'course_completion',
    subject: { kind: 'course', id: courseId },
    amount,
    isLocked: true,
    ...(isTooFast && { tooFast: {} }),
    now,
  });
}
