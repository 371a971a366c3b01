import { sql } from 'kysely';
import type { EndedAccess, LearnerAccess } from '#contract/course-access.ts';
import type { Db } from '#database/open.ts';
import { beganWithoutGrant, type CourseStanding, courseStandingOf } from '#domain/course-grants.ts';

/** The grants of some learners of one course, with the names of who decided them. */
function listGrants(db: Db, courseId: number, userIds: readonly number[]) {
  return db
    .selectFrom('course_grants as g')
    .leftJoin('users as by', 'by.user_id', 'g.granted_by')
    .where('g.course_id', '=', courseId)
    .where('g.user_id', 'in', userIds)
    .select([
      'g.user_id',
      'g.source',
      'g.reason',
      'g.granted_at',
      'g.until',
      'g.revoked_at',
      'g.revoke_reason',
      'by.name as granted_by_name',
    ])
    .execute();
}

type GrantRow = Awaited<ReturnType<typeof listGrants>>[number];

/** A learner's access to a course, and since when they have begun it. */
export interface LearnerStanding {
  standing: CourseStanding<GrantRow>;
  /** Their first progress in any of its lessons; null: none. */
  begunAt: Date | null;
}

/** The access of some learners to one course, by their ids; every one of them is in the result. */
export async function findStandings(
  db: Db,
  courseId: number,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, LearnerStanding>> {
  if (userIds.length === 0) return new Map();
  const [grants, begun] = await Promise.all([
    listGrants(db, courseId, userIds),
    db
      .selectFrom('content_progress as p')
      .innerJoin('contents as k', 'k.content_id', 'p.content_id')
      .where('k.course_id', '=', courseId)
      .where('p.user_id', 'in', userIds)
      .select(['p.user_id', sql<Date>`min(p.started_at)`.as('begun_at')])
      .groupBy('p.user_id')
      .execute(),
  ]);
  return new Map(
    userIds.map((userId) => {
      const own = grants.filter((grant) => grant.user_id === userId);
      const begunAt = begun.find((row) => row.user_id === userId)?.begun_at ?? null;
      // The first progress decides: what came later was begun after any grant that it follows.
      const isBegun = begunAt !== null && beganWithoutGrant([begunAt], own);
      return [userId, { standing: courseStandingOf(own, isBegun, now), begunAt }];
    }),
  );
}

/** Why a course is open to a learner; null: it is not, but for its being free. */
export function presentAccess({ standing, begunAt }: LearnerStanding): LearnerAccess | null {
  if (standing.kind === 'begun') {
    const since = begunAt?.toISOString() ?? null;
    return { source: 'free', reason: '', granted_by: null, since, until: null };
  }
  if (standing.kind !== 'granted') return null;
  const { source, reason, granted_by_name, granted_at, until } = standing.grant;
  return {
    source,
    reason,
    granted_by: granted_by_name,
    since: granted_at.toISOString(),
    until: until?.toISOString() ?? null,
  };
}

/** How a learner’s access ended; null: they have it, or never had any. */
export function presentEndedAccess({ standing }: LearnerStanding): EndedAccess | null {
  if (standing.kind !== 'ended') return null;
  const { source, revoke_reason: reason } = standing.grant;
  return { source, at: standing.endedAt.toISOString(), reason };
}
