import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { closeBegunCourse, findStandings, revokeGrants } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getClosedCourse } from './get-closed-course.ts';
import { lockLearners } from './learners.store.ts';

interface Ending {
  courseId: number;
  userIds: readonly number[];
  reason: string;
}

/** Ends what opens a course to one learner, and the right of having begun it while it was free. */
async function endAccessOf(
  tx: Tx,
  currentUser: CurrentUser,
  { courseId, userId, reason, at }: { courseId: number; userId: number; reason: string; at: Date },
): Promise<void> {
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
}

/**
 * Ends learners' access to a course, whatever it came from. Progress, points and payments stay; who
 * has no access is left as is.
 * @throws AppError NOT_FOUND for the course or a learner
 * @throws AppError INVALID_STATE where the course is free, or none of them has access
 */
export function endAccess(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { courseId, userIds, reason }: Ending,
): Promise<{ ended: number; without: number }> {
  const at = now();
  return inTransaction(database.db, async (tx) => {
    await getClosedCourse(tx, currentUser, courseId, at);
    const people = await lockLearners(
      tx,
      { user_ids: userIds, emails: [] },
      { mayBeInactive: true },
    );
    const ids = people.map((person) => person.user_id);
    const standings = await findStandings(tx, courseId, ids, at);
    const having = ids.filter((userId) => {
      const kind = standings.get(userId)?.standing.kind;
      return kind === 'granted' || kind === 'begun';
    });
    if (having.length === 0) {
      throw new AppError('INVALID_STATE', { msg: 'messages.teaching.hasNoAccess' });
    }
    for (const userId of having)
      await endAccessOf(tx, currentUser, { courseId, userId, reason, at });
    return { ended: having.length, without: ids.length - having.length };
  });
}
