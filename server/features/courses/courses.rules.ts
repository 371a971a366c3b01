import type { CourseProgress, PreviewAs } from '#contract/courses.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';

/** Who looks at a course; null is a guest. */
export type Viewer = Pick<CurrentUser, 'userId' | 'role'> | null;

/** What decides who may see and open a course. */
export interface CourseAccess {
  status: 'draft' | 'active' | 'inactive';
  archived_at: Date | null;
  points_required: number;
  price_usd: number;
  price_cny: number;
  /** The user who is its teacher, where they have an account. */
  teacher_user_id: number | null;
  is_redeemed_by_user: boolean;
  /** The viewer has progress in one of its contents. */
  is_begun_by_user: boolean;
}

/** A learner who has liked, begun and redeemed nothing: ids begin at 1. */
const NEW_LEARNER: Viewer = { userId: 0, role: 'student' };

/** Free means free in every currency: the language of a request opens nothing. */
export function isFreeCourse(
  course: Pick<CourseAccess, 'points_required' | 'price_usd' | 'price_cny'>,
): boolean {
  return course.points_required === 0 && course.price_usd === 0 && course.price_cny === 0;
}

/** Admins, and the teacher of the course, see everything of it. */
function isInsider(course: Pick<CourseAccess, 'teacher_user_id'>, viewer: Viewer): boolean {
  if (viewer === null) return false;
  return viewer.role === 'admin' || viewer.userId === course.teacher_user_id;
}

/**
 * As whom a course is shown. A preview is for insiders, who would see everything anyway; for
 * all others it changes nothing, so that its address may be passed on.
 * @param preview what was asked for
 */
export function decideViewer(
  course: Pick<CourseAccess, 'teacher_user_id'>,
  currentUser: Viewer,
  preview: PreviewAs | undefined,
): { viewer: Viewer; preview: PreviewAs | null } {
  if (preview === undefined || !isInsider(course, currentUser))
    return { viewer: currentUser, preview: null };
  return { viewer: preview === 'guest' ? null : NEW_LEARNER, preview };
}

/** Whether somebody may write a course and its contents: admins all, teachers their own. */
export function canEditCourse(
  course: Pick<CourseAccess, 'teacher_user_id'>,
  currentUser: Pick<CurrentUser, 'userId' | 'role'>,
): boolean {
  if (currentUser.role === 'admin') return true;
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

/**
 * Why the contents of a course are closed to a person: log in, redeem it, or not at all.
 * A guest is asked to log in first even where redeeming comes after.
 */
export function lessonLock(
  course: Omit<CourseAccess, 'status' | 'archived_at' | 'is_begun_by_user'>,
  viewer: Viewer,
): 'login' | 'redeem' | null {
  if (isInsider(course, viewer) || isFreeCourse(course) || course.is_redeemed_by_user) return null;
  return viewer === null ? 'login' : 'redeem';
}

/** Whether a person may open the contents of a course. */
export function isCourseOpen(course: CourseAccess, viewer: Viewer): boolean {
  return isCourseVisible(course, viewer) && lessonLock(course, viewer) === null;
}

/**
 * What redeeming a course comes to. Points buy only what has a price in points; whom the
 * course is open to anyway has nothing to buy.
 */
export function decideRedemption(
  course: CourseAccess,
  viewer: Viewer,
): 'redeem' | 'NOT_FOUND' | 'ALREADY_REDEEMED' | 'UNAVAILABLE' {
  if (course.status === 'draft' && !isInsider(course, viewer)) return 'NOT_FOUND';
  if (course.is_redeemed_by_user) return 'ALREADY_REDEEMED';
  if (!isCourseListed(course) || course.points_required === 0) return 'UNAVAILABLE';
  return isInsider(course, viewer) ? 'UNAVAILABLE' : 'redeem';
}

/** Only who knows some of a course may judge it, and nobody their own. */
export function canReview(
  course: {
    teacher_user_id: number | null;
    is_read_by_user: boolean;
    has_completed_content: boolean;
  },
  viewer: Viewer,
): boolean {
  if (viewer === null || viewer.userId === course.teacher_user_id) return false;
  return course.is_read_by_user || course.has_completed_content;
}

/** How far a learner is in a course, as counted. */
export interface ProgressCount {
  completed_contents: number;
  total_contents: number;
  next_content_id: number | null;
  is_completed: boolean;
}

/** Rounds down, so that 100 is said only when nothing is left. */
export function percentOf({
  completed_contents,
  total_contents,
}: Pick<ProgressCount, 'completed_contents' | 'total_contents'>): number {
  return total_contents === 0 ? 0 : Math.floor((completed_contents * 100) / total_contents);
}

/** The progress of a learner who has none, or what was counted. */
export function progressOf(count: ProgressCount): CourseProgress {
  return { ...count, percent: percentOf(count) };
}
