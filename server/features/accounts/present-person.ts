import type { AdminUser, AdminUserDetail } from '#contract/admin-user.ts';
import type { Db } from '#database/open.ts';
import { getBalance, presentBalance } from '#server/features/points/index.ts';
import { findBounce } from '#server/mail/email-bounces.store.ts';
import { findOwnInvitation } from './accounts.queries.ts';
import { getPerson, type PersonRow } from './people.queries.ts';
import {
  countSubmissionsOfPerson,
  findInvitationOf,
  findTeacherOf,
  isWelcomeEmailPending,
  listAuditOfPerson,
  listCoursesOfPerson,
  listRedemptionsOfPerson,
  listReferred,
  listReviewsOfPerson,
} from './person.queries.ts';
import { hasFactor, readFactors } from './second-factor/second-factor.queries.ts';
import { listSessions } from './sessions.queries.ts';

/** An account as admins see it. */
export function presentAdminUser({ archived_at, email_verified_at, ...row }: PersonRow): AdminUser {
  return {
    ...row,
    email_verified: email_verified_at !== null,
    is_archived: archived_at !== null,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  };
}

/** One account. @throws AppError NOT_FOUND */
export async function getAdminUser(db: Db, userId: number): Promise<AdminUser> {
  return presentAdminUser(await getPerson(db, userId));
}

/**
 * Everything about one person in one place.
 * @param viewerSessionId the session of the request, which is marked
 * @throws AppError NOT_FOUND
 */
export async function getPersonDetail(
  db: Db,
  userId: number,
  { now, viewerSessionId }: { now: Date; viewerSessionId: number },
): Promise<AdminUserDetail> {
  const user = await getAdminUser(db, userId);
  const [balance, teacher, letter_waits, cameWith, ownCode, brought, factors, bounce] =
    await Promise.all([
      getBalance(db, userId, now),
      findTeacherOf(db, userId),
      isWelcomeEmailPending(db, userId),
      findInvitationOf(db, userId),
      findOwnInvitation(db, userId),
      listReferred(db, userId),
      readFactors(db, userId),
      findBounce(db, userId),
    ]);
  const [courses, redemptions, reviews, submissions, sessions, audit] = await Promise.all([
    listCoursesOfPerson(db, userId, now),
    listRedemptionsOfPerson(db, userId),
    listReviewsOfPerson(db, userId),
    countSubmissionsOfPerson(db, userId),
    listSessions(db, userId, now),
    listAuditOfPerson(db, userId),
  ]);
  return {
    ...user,
    has_second_factor: hasFactor(factors),
    email_bounced_at: bounce?.toISOString() ?? null,
    balance: presentBalance(balance),
    teacher: teacher ?? null,
    letter_waits,
    came_with: cameWith ? presentInvitationOf(cameWith) : null,
    own_code: ownCode ?? null,
    brought: {
      count: brought.count,
      list: brought.list.map((row) => ({ ...row, used_at: row.used_at.toISOString() })),
    },
    courses: {
      count: courses.count,
      list: courses.list.map((row) => ({
        ...row,
        completed_at: row.completed_at?.toISOString() ?? null,
        last_at: row.last_at.toISOString(),
      })),
    },
    redemptions: { count: redemptions.count, list: redemptions.list.map(withCreatedAt) },
    reviews: { count: reviews.count, list: reviews.list.map(withCreatedAt) },
    ...submissions,
    sessions: sessions.map((row) => ({
      session_id: row.session_id,
      user_agent: row.user_agent,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      is_current: row.session_id === viewerSessionId,
    })),
    audit: audit.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}

function withCreatedAt<T extends { created_at: Date }>(row: T) {
  return { ...row, created_at: row.created_at.toISOString() };
}

function presentInvitationOf(row: NonNullable<Awaited<ReturnType<typeof findInvitationOf>>>) {
  const { owner_id, owner_name } = row;
  return {
    invitation_code_id: row.invitation_code_id,
    code: row.code,
    used_at: row.used_at.toISOString(),
    owner: owner_id === null ? null : { user_id: owner_id, name: owner_name ?? '' },
  };
}
