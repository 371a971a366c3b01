import { inTransaction } from '#database/open.ts';
import { completionOf } from '#domain/lesson-completion.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockAccounts } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getOpenLesson } from './learning.queries.ts';
import { openContent } from './learning.store.ts';
import { decideCompletion } from './mark-as-completed.rules.ts';
import { pacedLesson } from './paced-lesson.ts';
import { minimumSeconds, secondsUntilPaid } from './reading-time.rules.ts';
import { recordCompletion } from './record-completion.ts';

/**
 * Completes a lesson for a learner who has met the requirement of its type. Completing faster than
 * pays is possible too, and earns once the missing time is spent.
 * @throws AppError NOT_FOUND, also where the course does not own the lesson
 * @throws AppError CONTENT_LOCKED
 * @throws AppError NOT_YET_COMPLETABLE with what is still missing
 */
export function completeLesson(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { content_id: lessonId, course_id: courseId }: { content_id: number; course_id: number },
) {
  const { userId } = currentUser;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    const { content, course } = await getOpenLesson(tx, lessonId, currentUser, at);
    if (content.course_id !== courseId) throw new AppError('NOT_FOUND');
    const decision = decideCompletion({
      type: content.type,
      progress: content.progress ?? 0,
      isCompleted: content.completed_at !== null,
    });
    if (decision === 'not_yet') {
      throw new AppError('NOT_YET_COMPLETABLE', {
        msg: `messages.learning.notYet.${completionOf[content.type]}`,
      });
    }
    // The clock is read under the lock: no two completions take the same time.
    await lockAccounts(tx, userId);
    const clock = await openContent(tx, { userId, lessonId, now: at });
    const paced = pacedLesson(content);
    const pace = {
      missingSeconds: secondsUntilPaid(paced, { ...clock, now: at }),
      takesTime: minimumSeconds(paced) > 0,
      countedAt: clock.countedAt,
    };
    const completed = { userId, lessonId, course, now: at, isLocked: true, pace };
    const completion = await recordCompletion(tx, completed);
    return { status: 'completed' as const, ...completion };
  });
}
