import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockAccounts } from '#server/features/points/index.ts';
import { completeCourse } from './complete-course.ts';
import { countLessonsLeft, listLearnersWithNothingLeft } from './learning.queries.ts';

/**
 * Completes a course, and pays for it, for everybody who has completed all that is left of it: to
 * be called after a lesson was archived, which was the last open one of some. Each learner has a
 * transaction of their own, so that no lock is held for long; idempotent. A failure for one learner
 * is logged: the next completion in the course repairs it.
 */
export async function completeFinishedLearners(
  dependencies: Dependencies,
  courseId: number,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const { database, now } = dependencies;
  const learners = await listLearnersWithNothingLeft(database.db, courseId);
  for (const { user_id: userId, points_reward: amount } of learners) {
    try {
      await inTransaction(database.db, async (tx) => {
        await lockAccounts(tx, userId);
        // The lesson may have been restored meanwhile.
        const { left, tooFast } = await countLessonsLeft(tx, userId, courseId);
        if (left > 0) return;
        const isTooFast = tooFast > 0;
        await completeCourse(tx, { userId, courseId, amount, isTooFast, now: now() });
      });
    } catch (error) {
      log.error({ err: error, userId, courseId }, 'a course was not completed for a learner');
    }
  }
}
