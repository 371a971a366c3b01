import type { SubmissionStatus } from '#contract/learning.ts';
import type { FileRule } from '#contract/lesson-body.ts';

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
