import { type CoursePrices, pricesOf } from './currencies.ts';
import { isPermitted, type Permitted } from './permissions.ts';

/** Who looks at a course; null is a guest. */
export type Viewer = (Permitted & { userId: number }) | null;

/** What decides who may see and open a course. */
export interface CourseAccess extends CoursePrices {
  status: 'draft' | 'active' | 'inactive';
  archived_at: Date | null;
  points_required: number;
  /** The user who is its teacher, where they have an account. */
  teacher_user_id: number | null;
  /** A grant opens it to the viewer now, whatever it came from. */
  is_redeemed_by_user: boolean;
  /** The viewer has progress in one of its lessons that needed no grant: it was free then. */
  is_begun_by_user: boolean;
}

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

/** A learner who has liked, begun and redeemed nothing: ids begin at 1. */
const NEW_LEARNER: Viewer = { userId: 0, role: 'student' };

/** Free means free in every currency: the language of a request opens nothing. */
export function isFreeCourse(
  course: Pick<CourseAccess, 'points_required' | keyof CoursePrices>,
): boolean {
  return course.points_required === 0 && pricesOf(course).length === 0;
}

/** Admins of the courses, and the teacher of one, see everything of it. */
function isInsider(course: Pick<CourseAccess, 'teacher_user_id'>, viewer: Viewer): boolean {
  if (viewer === null) return false;
  return isPermitted(viewer, 'courses') || viewer.userId === course.teacher_user_id;
}

/**
 * As whom a course is shown. A preview is for insiders, who would see everything anyway; for
 * all others it changes nothing, so that its address may be passed on.
 * @param preview the requested preview
 */
export function decideViewer(
  course: Pick<CourseAccess, 'teacher_user_id'>,
  currentUser: Viewer,
  preview: 'guest' | 'student' | undefined,
): { viewer: Viewer; preview: 'guest' | 'student' | null } {
  if (preview === undefined || !isInsider(course, currentUser))
    return { viewer: currentUser, preview: null };
  return { viewer: preview === 'guest' ? null : NEW_LEARNER, preview };
}

/**
 * Whether somebody may write a course and its lessons: admins of the courses all, teachers their
 * own.
 */
export function canEditCourse(
  course: Pick<CourseAccess, 'teacher_user_id'>,
  currentUser: NonNullable<Viewer>,
): boolean {
  if (isPermitted(currentUser, 'courses')) return true;
  return currentUser.role === 'teacher' && currentUser.userId === course.teacher_user_id;
}

/** Whether a course is in the lists, and can be redeemed where it is not free. */
export function isCourseListed(course: Pick<CourseAccess, 'status' | 'archived_at'>): boolean {
  return course.status === 'active' && course.archived_at === null;
}

/**
 * Whether a course is there for this person at all. A draft is for insiders; one that was
 * taken off the lists stays with those who redeemed it or are in the middle of it.
 */
export function isCourseVisible(course: CourseAccess, viewer: Viewer): boolean {
  if (isInsider(course, viewer) || isCourseListed(course)) return true;
  return course.status !== 'draft' && (course.is_redeemed_by_user || course.is_begun_by_user);
}

/** Why the lessons of a course are closed to a person: log in, redeem it, or not at all. */
export type LockReason = 'login' | 'redeem' | null;

/**
 * The rule of access, from what is known of a course and a person on either side. A guest is
 * asked to log in first even where redeeming comes after.
 */
export function lockReason(known: {
  isGuest: boolean;
  isFree: boolean;
  /** A grant opens it. */
  isRedeemed: boolean;
  /** Begun while it was free: a new price closes nothing. */
  isBegun: boolean;
  isInsider: boolean;
}): LockReason {
  if (known.isInsider || known.isFree || known.isRedeemed || known.isBegun) return null;
  return known.isGuest ? 'login' : 'redeem';
}

/** Why the lessons of a course are closed to a person. */
export function lessonLock(
  course: Omit<CourseAccess, 'status' | 'archived_at'>,
  viewer: Viewer,
): LockReason {
  return lockReason({
    isGuest: viewer === null,
    isFree: isFreeCourse(course),
    isRedeemed: course.is_redeemed_by_user,
    isBegun: course.is_begun_by_user,
    isInsider: isInsider(course, viewer),
  });
}

/** Whether a person may open the lessons of a course. */
export function isCourseOpen(course: CourseAccess, viewer: Viewer): boolean {
  return isCourseVisible(course, viewer) && lessonLock(course, viewer) === null;
}

/**
 * The outcome of redeeming a course. Points buy only what has a price in points, and once; whom the
 * course is open to anyway has nothing to buy.
 */
export function decideRedemption(
  course: CourseAccess & {
    /** Paid with points before, whether or not that access was ended. */
    has_paid_points: boolean;
  },
  viewer: Viewer,
): 'redeem' | 'NOT_FOUND' | 'ALREADY_REDEEMED' | 'UNAVAILABLE' {
  if (course.status === 'draft' && !isInsider(course, viewer)) return 'NOT_FOUND';
  if (course.is_redeemed_by_user) return 'ALREADY_REDEEMED';
  if (course.has_paid_points) return 'UNAVAILABLE';
  if (!isCourseListed(course) || course.points_required === 0) return 'UNAVAILABLE';
  return isInsider(course, viewer) || course.is_begun_by_user ? 'UNAVAILABLE' : 'redeem';
}

/** Points that are missing from a price; 0 where they suffice or the balance is not known. */
export function pointsMissing(need: number, have: number | null): number {
  return have === null ? 0 : Math.max(0, need - have);
}

/** Whether a person has access to a course, and if not, how to get it. */
export type CourseOffer =
  | { kind: 'open' }
  /** Opens for points; the person must log in first. */
  | { kind: 'login'; need: number }
  /** `have` is null where the balance did not load: the API decides. */
  | { kind: 'redeem'; need: number; have: number | null }
  | { kind: 'short'; need: number; have: number; missing: number }
  /** Has a price in money alone: points do not open it. */
  | { kind: 'money' }
  /** Paid with points before, and access was ended: an admin decides. */
  | { kind: 'ended' }
  /** No longer offered, and not redeemed while it was. */
  | { kind: 'unavailable' };

/**
 * What the page of a course offers to a person.
 * @param lock the API's word, which also knows insiders; `lockReason` where there is none
 * @param have the person's points; null: they did not load
 * @param canRedeem false where points paid for it before
 */
export function offerOf(
  course: { status: CourseAccess['status']; points_required: number },
  lock: LockReason,
  {
    isGuest,
    have,
    canRedeem = true,
  }: { isGuest: boolean; have: number | null; canRedeem?: boolean },
): CourseOffer {
  if (lock === null) return { kind: 'open' };
  if (course.status !== 'active') return { kind: 'unavailable' };
  const need = course.points_required;
  if (need === 0) return { kind: 'money' };
  if (isGuest) return { kind: 'login', need };
  if (!canRedeem) return { kind: 'ended' };
  const missing = pointsMissing(need, have);
  if (have !== null && missing > 0) return { kind: 'short', need, have, missing };
  return { kind: 'redeem', need, have };
}

/** Why the card of a course does not open its page: the person must log in, or earn more. */
export type CardDeniedReason = { kind: 'login' } | { kind: 'points'; have: number; need: number };

/**
 * Why the card of a course does not link to its page, which saves a useless click: beginner
 * courses always do, all others need a login, free or not; then the rule of access applies. The
 * page and the API decide again by themselves.
 * @param have the person's points; null: they did not load
 */
export function cardDeniedReason(
  course: {
    difficulty_level: 'beginner' | 'intermediate' | 'advanced';
    points_required: number;
    is_redeemed_by_user: boolean;
    is_begun_by_user: boolean;
  },
  { isGuest, isAdmin, have }: { isGuest: boolean; isAdmin: boolean; have: number | null },
): CardDeniedReason | null {
  if (course.difficulty_level === 'beginner') return null;
  if (isGuest) return { kind: 'login' };
  const need = course.points_required;
  const isRedeemed = course.is_redeemed_by_user;
  const isBegun = course.is_begun_by_user;
  const lock = lockReason({ isGuest, isFree: need === 0, isRedeemed, isBegun, isInsider: isAdmin });
  if (lock === null || have === null || pointsMissing(need, have) === 0) return null;
  return { kind: 'points', have, need };
}
