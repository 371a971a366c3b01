import { inTransaction } from '#database/open.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { lockAccounts } from '#server/features/points/index.ts';
import { assertLearnerQuiz } from './quiz-attempts.queries.ts';
import { taughtBy } from './taught-by.ts';
import { getTaughtCourse } from './teaching.queries.ts';
import { upsertAttemptGrant } from './teaching.store.ts';

/**
 * Gives one learner new attempts at a quiz. Idempotent.
 * @throws AppError NOT_FOUND, also where another teaches the course or nobody so learns in it
 * @throws AppError FORBIDDEN for oneself
 */
export function giveAttemptsBack(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { courseId, userId, lessonId }: { courseId: number; userId: number; lessonId: number },
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    await getTaughtCourse(tx, taughtBy(currentUser), courseId);
    await assertLearnerQuiz(tx, { courseId, userId, lessonId });
    const actorUserId = currentUser.userId;
    await assertMayDecideAbout(tx, { what: 'attempts', ownerUserId: userId, actorUserId });
    // Submitting takes the same lock.
    await lockAccounts(tx, userId);
    const at = now();
    await upsertAttemptGrant(tx, { userId, lessonId, grantedBy: currentUser.userId, now: at });
    await recordAudit(tx, currentUser, {
      action: 'content.give_attempts',
      entity: 'content',
      entityId: lessonId,
      after: { user_id: userId },
      now: at,
    });
  });
}
