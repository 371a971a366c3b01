import { type CoursePrices, pricesOf } from './currencies.ts';
import { type LockReason, lockReason } from './lock-reason.ts';
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
