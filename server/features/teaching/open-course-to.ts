import type { Tx } from '#database/open.ts';
import { academyDay, endOfDay } from '#domain/academy-day.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { findStandings, insertGrant } from '#server/features/courses/index.ts';
import { fieldError } from '#server/lib/app-error.ts';

/** When access ends; null: never. @throws AppError VALIDATION_FAILED for a day that is over */
export async function endOfAccess(tx: Tx, day: string | null, now: Date): Promise<Date | null> {
  if (day === null) return null;
  const { time_zone } = await getSiteSettings(tx);
  if (day < academyDay(now, time_zone)) {
    throw fieldError('VALIDATION_FAILED', 'until', 'messages.teaching.endIsPast');
  }
  return endOfDay(day, time_zone);
}

interface Person {
  user_id: number;
  role: string;
}

interface OpenedCourse {
  course_id: number;
  teacher_user_id: number | null;
}

/** Those of some people to whom a course is not open: no admin, not its teacher, no grant. */
export async function findWithoutAccess(
  tx: Tx,
  course: OpenedCourse,
  people: readonly Person[],
  now: Date,
): Promise<Set<number>> {
  const ids = people.map((person) => person.user_id);
  const standings = await findStandings(tx, course.course_id, ids, now);
  return new Set(
    people
      .filter(({ user_id, role }) => {
        if (role === 'admin' || user_id === course.teacher_user_id) return false;
        const kind = standings.get(user_id)?.standing.kind;
        return kind === 'none' || kind === 'ended';
      })
      .map((person) => person.user_id),
  );
}

interface Decision {
  courseId: number;
  reason: string;
  until: Date | null;
  /** The group of all of them; absent: they were named one by one. */
  groupId?: number | undefined;
  now: Date;
}

/** Whether this decision of the same person has opened the course to one of these people already. */
export async function hasOpenedTo(
  tx: Tx,
  {
    courseId,
    people,
    grantedBy,
    reason,
    until,
    now,
  }: Decision & { people: readonly Person[]; grantedBy: number },
): Promise<boolean> {
  const ids = people.map((person) => person.user_id);
  const grant = await tx
    .selectFrom('course_grants')
    .select('grant_id')
    .where('course_id', '=', courseId)
    .where('user_id', 'in', ids)
    .where('granted_by', '=', grantedBy)
    .where('reason', '=', reason)
    .where('revoked_at', 'is', null)
    .where('until', 'is not distinct from', until)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return grant !== undefined;
}

/** Opens a course to people who have no access, by somebody's decision; each is in the audit. */
export async function openCourseTo(
  tx: Tx,
  currentUser: CurrentUser,
  people: readonly Person[],
  { courseId, reason, until, groupId, now }: Decision,
): Promise<void> {
  for (const { user_id: userId } of people) {
    await insertGrant(tx, {
      userId,
      courseId,
      ...(groupId === undefined ? { source: 'manual' } : { source: 'group', groupId }),
      reason,
      grantedBy: currentUser.userId,
      until,
      now,
    });
    await recordAudit(tx, currentUser, {
      action: 'course.grant_access',
      entity: 'course',
      entityId: courseId,
      after: {
        user_id: userId,
        reason,
        ...(groupId !== undefined && { group_id: groupId }),
        ...(until !== null && { expires_at: until }),
      },
      now,
    });
  }
}
