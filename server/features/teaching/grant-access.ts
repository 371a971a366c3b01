import type { z } from 'zod';
import type { grantAccessBody } from '#contract/course-access.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { getClosedCourse } from './get-closed-course.ts';
import { lockLearners } from './learners.store.ts';
import { endOfAccess, findWithoutAccess, openCourseTo } from './open-course-to.ts';

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
    const without = await findWithoutAccess(tx, course, people, at);
    const newcomers = people.filter(({ user_id }) => without.has(user_id));
    if (newcomers.length === 0) {
      const params = { count: people.length };
      throw fieldError('INVALID_STATE', 'emails', {
        key: 'messages.teaching.allHaveAccess',
        params,
      });
    }
    await openCourseTo(tx, currentUser, newcomers, { courseId, reason, until, now: at });
    return { granted: newcomers.length, already: people.length - newcomers.length };
  });
}
