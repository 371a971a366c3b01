import type { NotPaidReason } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { notify } from '#server/features/notifications/index.ts';
import { earnForSubject } from '#server/features/points/index.ts';
import { getCoursePace } from './learning.queries.ts';
import { insertCourseCompletion } from './learning.store.ts';
import { isCoursePaid } from './reading-time.rules.ts';

interface CourseCompletion {
  userId: number;
  courseId: number;
  /** The course's own points. */
  amount: number;
  now: Date;
}

/**
 * Writes that a learner, whose accounts are locked, has completed a course and pays for it, unless nobody can have read it
 * in that time. Safe to repeat.
 */
export async function completeCourse(
  tx: Tx,
  { userId, courseId, amount, now }: CourseCompletion,
): Promise<{ pointsEarned: number; not_paid_reason: NotPaidReason }> {
  if (await insertCourseCompletion(tx, { userId, courseId, now })) {
    const params = { course_id: courseId };
    await notify(tx, { kind: 'course_completed', to: { userId }, params, cause: courseId, now });
  }
  const pace = await getCoursePace(tx, userId, courseId);
  if (!isCoursePaid({ ...pace, now })) return { pointsEarned: 0, not_paid_reason: 'too_fast' };
  return earnForSubject(tx, {
    userId,
    kind: 'course_completion',
    subject: { kind: 'course', id: courseId },
    amount,
    isLocked: true,
    now,
  });
}
