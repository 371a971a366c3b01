import type { z } from 'zod';
import type { grantAccessBody } from '#contract/course-access.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockActiveMembers, lockGroup } from '#server/features/groups/index.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { getClosedCourse } from './get-closed-course.ts';
import { lockLearners } from './learners.store.ts';
import { endOfAccess, findWithoutAccess, hasOpenedTo, openCourseTo } from './open-course-to.ts';
import { taughtBy } from './taught-by.ts';

type GrantInput = z.output<typeof grantAccessBody> & {
  /** All active members of a group instead of people who are named. */
  group_id?: number | undefined;
};

/** @throws AppError NOT_FOUND for the group; INVALID_STATE where it has no active members */
async function lockGroupMembers(tx: Tx, groupId: number) {
  if (!(await lockGroup(tx, groupId))) {
    throw fieldError('NOT_FOUND', 'group_id', 'messages.groups.noSuchGroup');
  }
  const people = await lockActiveMembers(tx, groupId);
  if (people.length === 0) {
    throw fieldError('INVALID_STATE', 'group_id', 'messages.groups.noMembers');
  }
  return people;
}

/**
 * Opens a course to learners by somebody's decision: to all of them or, where one is refused, to
 * none. Who has access already is left as is; the same person's repetition changes nothing.
 * @throws AppError NOT_FOUND for the course, and for people who are not there, at their field
 * @throws AppError INVALID_STATE where the course is free, somebody is deactivated, or everybody has
 *   access by other decisions
 * @throws AppError VALIDATION_FAILED for a day that is over
 */
export function grantAccess(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  courseId: number,
  { user_ids, emails, group_id: groupId, reason, until: lastDay }: GrantInput,
): Promise<{ granted: number; already: number }> {
  const at = now();
  return inTransaction(database.db, async (tx) => {
    const course = await getClosedCourse(tx, currentUser, courseId, at);
    const until = await endOfAccess(tx, lastDay, at);
    const people =
      groupId === undefined
        ? await lockLearners(tx, { user_ids, emails }, { teacher: taughtBy(currentUser) })
        : await lockGroupMembers(tx, groupId);
    const without = await findWithoutAccess(tx, course, people, at);
    const newcomers = people.filter(({ user_id }) => without.has(user_id));
    if (newcomers.length === 0) {
      const repeated = { courseId, people, grantedBy: currentUser.userId, reason, until, now: at };
      if (await hasOpenedTo(tx, repeated)) return { granted: 0, already: people.length };
      const params = { count: people.length };
      throw fieldError('INVALID_STATE', groupId === undefined ? 'emails' : 'group_id', {
        key: 'messages.teaching.allHaveAccess',
        params,
      });
    }
    await openCourseTo(tx, currentUser, newcomers, { courseId, reason, until, groupId, now: at });
    return { granted: newcomers.length, already: people.length - newcomers.length };
  });
}
