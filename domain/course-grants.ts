/** A row that opens a course to a learner, or did. */
export interface CourseGrant {
  granted_at: Date;
  /** null: without an end */
  until: Date | null;
  revoked_at: Date | null;
}

/** Whether a grant opens its course now. It ends at the moment of `until`. */
export function isGrantValid({ until, revoked_at }: CourseGrant, now: Date): boolean {
  return revoked_at === null && (until === null || until > now);
}

/**
 * Whether somebody began a course without a grant, while it was free: such a course stays theirs
 * whatever its price becomes. What was begun with a grant ends with the grant.
 * @param begunAt when they first made progress in each of its lessons
 */
export function beganWithoutGrant(
  begunAt: readonly Date[],
  grants: readonly Pick<CourseGrant, 'granted_at'>[],
): boolean {
  return begunAt.some((begun) => grants.every(({ granted_at }) => granted_at > begun));
}
/** What can open a course to a learner; `free` needs no grant. */
export const grantSources = [
  'free',
  'points',
  'payment',
  'reward',
  'coupon',
  'manual',
  'group',
] as const;
export type GrantSource = (typeof grantSources)[number];

/** A learner's access to a course that is not free now. */
export type CourseStanding<Grant> =
  | { kind: 'granted'; grant: Grant }
  /** Begun while it was free. */
  | { kind: 'begun' }
  /** Had access, and has none now. */
  | { kind: 'ended'; grant: Grant; endedAt: Date }
  | { kind: 'none' };

/** When a grant ended, or will end; null: never. */
function endOf({ until, revoked_at }: CourseGrant): Date | null {
  if (until === null || revoked_at === null) return revoked_at ?? until;
  return until < revoked_at ? until : revoked_at;
}

/**
 * A learner's access to a course: of several valid grants the one that lasts longest counts, of
 * several that ended the one that ended last.
 * @param isBegun whether they began it without a grant, as `beganWithoutGrant` says
 */
export function courseStandingOf<Grant extends CourseGrant>(
  grants: readonly Grant[],
  isBegun: boolean,
  now: Date,
): CourseStanding<Grant> {
  const lasts = (grant: Grant) => endOf(grant)?.getTime() ?? Number.POSITIVE_INFINITY;
  const [grant] = [...grants].sort((one, other) => {
    const [a, b] = [lasts(one), lasts(other)];
    return a === b ? one.granted_at.getTime() - other.granted_at.getTime() : b > a ? 1 : -1;
  });
  if (grant !== undefined && isGrantValid(grant, now)) return { kind: 'granted', grant };
  if (isBegun) return { kind: 'begun' };
  const endedAt = grant === undefined ? null : endOf(grant);
  if (grant === undefined || endedAt === null) return { kind: 'none' };
  return { kind: 'ended', grant, endedAt };
}
