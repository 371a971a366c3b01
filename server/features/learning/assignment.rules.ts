import type { SubmissionStatus } from '#contract/learning.ts';
import type { FileRule } from '#contract/lesson-body.ts';

interface Handing {
  /** Of what was handed in before; null where nothing was. */
  status: SubmissionStatus | null;
  /** White space does not count. */
  text: string;
  /** A file came along. */
  hasNewFile: boolean;
  /** What was handed in before has a file, which is not taken back. */
  reusesPreviousFile: boolean;
  /** Whether the assignment asks for a file. */
  file: FileRule;
}

/**
 * What handing work in comes to: it needs a text or a file, a file where the assignment asks
 * for one, and ends with the grade.
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

/** The file of handed-in work is for its learner, the teacher of its course, and admins. */
export function mayOpenWork(
  work: { user_id: number; teacher_user_id: number | null },
  viewer: { userId: number; role: string },
): boolean {
  if (viewer.role === 'admin') return true;
  return viewer.userId === work.user_id || viewer.userId === work.teacher_user_id;
}
