import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { closeBegunCourse, findStandings, revokeGrants } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getClosedCourse } from './get-closed-course.ts';
import { lockLearners } from './learners.store.ts';

/**
 * Ends a learner's access to a course, whatever it came from. Progress, points and payments stay.
 * @throws AppError NOT_FOUND for the course or the learner
 * @throws AppError INVALID_STATE where the course is free, or the learner has no access
 */
export function endAccess(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { courseId, userId, reason }: { courseId: number; userId: number; reason: string },
): Promise<void> {
  const at = now();
  return inTransaction(database.db, async (tx) => {
    await getClosedCourse(tx, currentUser, courseId, at);
    await lockLearners(tx, { user_ids: [userId], emails: [] }, { mayBeInactive: true });
    const found = (await findStandings(tx, courseId, [userId], at)).get(userId);
    const kind = found?.standing.kind;
    if (kind !== 'granted' && kind !== 'begun') {
      throw new AppError('INVALID_STATE', { msg: 'messages.teaching.hasNoAccess' });
    }
    const ending = { revokedBy: currentUser.userId, reason, now: at };
    await revokeGrants(tx, { userId, courseId }, ending);
    // Somebody who began it while it was free would otherwise keep it.
    const left = (await findStandings(tx, courseId, [userId], at)).get(userId);
    if (left?.standing.kind === 'begun' && left.begunAt !== null) {
      await closeBegunCourse(tx, { userId, courseId, begunAt: left.begunAt }, ending);
    }
    await recordAudit(tx, currentUser, {
      action: 'course.end_access',
      entity: 'course',
      entityId: courseId,
      before: { user_id: userId },
      after: { user_id: userId, reason },
      now: at,
    });
  });
}
