import type { z } from 'zod';
import type { grantAccessBody } from '#contract/course-access.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import { academyDay, endOfDay } from '#domain/academy-day.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { findStandings, insertGrant } from '#server/features/courses/index.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { getClosedCourse } from './get-closed-course.ts';
import { lockLearners } from './learners.store.ts';

/** When access ends; null: never. @throws AppError VALIDATION_FAILED for a day that is over */
async function endOfAccess(tx: Tx, day: string | null, now: Date): Promise<Date | null> {
  if (day === null) return null;
  const { time_zone } = await getSiteSettings(tx);
  if (day < academyDay(now, time_zone)) {
    throw fieldError('VALIDATION_FAILED', 'until', 'messages.teaching.endIsPast');
  }
  return endOfDay(day, time_zone);
}

/**
 * Opens a course to learners by somebody's decision: to all of them or, where one is refused, to
 * none. Who has access already is left as is.
 * @throws AppError NOT_FOUND for the course, and for people who are not there, at their field
 * @throws AppError INVALID_STATE where the course is free, somebody is deactivated, or everybody has
 *   access
 * @throws AppError VALIDATION_FAILED for a day that is over
 */
export function grantAccess(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  courseId: number,
  { user_ids, emails, reason, until: lastDay }: z.output<typeof grantAccessBody>,
): Promise<{ granted: number; already: number }> {
  const at = now();
  return inTransaction(database.db, async (tx) => {
    const course = await getClosedCourse(tx, currentUser, courseId, at);
    const until = await endOfAccess(tx, lastDay, at);
    const people = await lockLearners(tx, { user_ids, emails });
    const standings = await findStandings(
      tx,
      courseId,
      people.map((person) => person.user_id),
      at,
    );
    const newcomers = people.filter(({ user_id, role }) => {
      if (role === 'admin' || user_id === course.teacher_user_id) return false;
      const kind = standings.get(user_id)?.standing.kind;
      return kind === 'none' || kind === 'ended';
    });
    if (newcomers.length === 0) {
      const params = { count: people.length };
      throw fieldError('INVALID_STATE', 'emails', {
        key: 'messages.teaching.allHaveAccess',
        params,
      });
    }
    for (const { user_id: userId } of newcomers) {
      const grantedBy = currentUser.userId;
      await insertGrant(tx, {
        userId,
        courseId,
        source: 'manual',
        reason,
        grantedBy,
        until,
        now: at,
      });
      await recordAudit(tx, currentUser, {
        action: 'course.grant_access',
        entity: 'course',
        entityId: courseId,
        after: { user_id: userId, reason, ...(until !== null && { expires_at: until }) },
        now: at,
      });
    }
    return { granted: newcomers.length, already: people.length - newcomers.length };
  });
}
