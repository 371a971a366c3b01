import type { SubmissionStatus } from '#contract/learning.ts';
import type { FileRule } from '#contract/lesson-body.ts';
import type { Viewer } from '#domain/course-access.ts';
import { isPermitted } from '#domain/permissions.ts';

interface Handing {
  /** The status of the earlier submission; null where there is none. */
  status: SubmissionStatus | null;
  /** White space does not count. */
  text: string;
  /** The submission has a new file. */
  hasNewFile: boolean;
  /** The earlier submission has a file, which is not removed. */
  reusesPreviousFile: boolean;
  /** Whether the assignment requires a file. */
  file: FileRule;
}

/**
 * Whether a submission is accepted: it needs a text or a file, a file where the assignment requires
 * one, and must not be graded yet.
 */
export function decideHandingIn({
  status,
  text,
  hasNewFile,
  reusesPreviousFile,
  file,
}: Handing): 'hand_in' | 'graded' | 'empty' | 'needs_file' | 'takes_no_file' {
  if (status === 'graded') return 'graded';
  if (file === 'none' && hasNewFile) return 'takes_no_file';
  if (file === 'required' && !hasNewFile && !reusesPreviousFile) return 'needs_file';
  return text === '' && !hasNewFile && !reusesPreviousFile ? 'empty' : 'hand_in';
}

/** The file of a submission is for its learner, the teacher of its course, and admins of the courses. */
export function mayOpenSubmission(
  work: { user_id: number; teacher_user_id: number | null },
  viewer: NonNullable<Viewer>,
): boolean {
  if (isPermitted(viewer, 'courses')) return true;
  return viewer.userId === work.user_id || viewer.userId === work.teacher_user_id;
}
