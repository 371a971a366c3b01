import { type CourseAccess, isInsider, type Viewer } from './course-access.ts';

/** A learner who has liked, begun and redeemed nothing: ids begin at 1. */
const NEW_LEARNER: Viewer = { userId: 0, role: 'student' };

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
