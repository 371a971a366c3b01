import type { z } from 'zod';
import type { grantByListBody } from '#contract/course-access.ts';
import type { EmailListReport } from '#contract/email-list.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockPeople } from '#server/features/accounts/index.ts';
import {
  decideEmailLines,
  emailsOf,
  readEmailList,
  reportEmailList,
} from '#server/lib/email-list.ts';
import { getClosedCourse } from './get-closed-course.ts';
import { knownAmong } from './known-people.queries.ts';
import { endOfAccess, findWithoutAccess, openCourseTo } from './open-course-to.ts';
import { taughtBy } from './taught-by.ts';

/**
 * Opens a course to everybody on a list of emails, or only checks what that would do. A line
 * without an account, and for a teacher without one that they may know of, opens nothing and is
 * named; who has access already is left as is, so that a repetition changes nothing.
 * @throws AppError NOT_FOUND for the course; INVALID_STATE where it is free; VALIDATION_FAILED
 *   for the list as a whole, and for a day that is over
 */
export function grantAccessByList(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  courseId: number,
  { list, reason, until: lastDay, dry_run: isDryRun }: z.output<typeof grantByListBody>,
): Promise<EmailListReport> {
  const at = now();
  const read = readEmailList(list);
  return inTransaction(database.db, async (tx) => {
    const course = await getClosedCourse(tx, currentUser, courseId, at);
    const until = await endOfAccess(tx, lastDay, at);
    const found = await lockPeople(tx, { ids: [], emails: emailsOf(read) });
    const people = await knownAmong(tx, taughtBy(currentUser), found);
    const without = await findWithoutAccess(tx, course, people, at);
    const { lines, added } = decideEmailLines(read, people, (one) => !without.has(one.user_id));
    if (!isDryRun) {
      await openCourseTo(tx, currentUser, added, { courseId, reason, until, now: at });
    }
    return reportEmailList(lines, isDryRun);
  });
}
