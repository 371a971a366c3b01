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

/** Free means free in every currency: the language of a request opens nothing. */
export function isFreeCourse(
  course: Pick<CourseAccess, 'points_required' | keyof CoursePrices>,
): boolean {
  return course.points_required === 0 && pricesOf(course).length === 0;
}

/** Admins of the courses, and the teacher of one, see everything of it. */
export function isInsider(course: Pick<CourseAccess, 'teacher_user_id'>, viewer: Viewer): boolean {
  if (viewer === null) return false;
  return isPermitted(viewer, 'courses') || viewer.userId === course.teacher_user_id;
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
