/** The facts that decide what a teacher may do with a submission. */
interface SubmissionState {
  version: number;
  /** The learner has completed the lesson. */
  isCompleted: boolean;
}

/** @param version the version that the teacher has read; undefined: whatever it is now */
function isStale(submission: SubmissionState, version: number | undefined): boolean {
  return version !== undefined && version !== submission.version;
}

/**
 * The result of a grade. A submission in any status can be graded, a graded one again; completing
 * is recorded every time, since it pays once.
 */
export function decideGrade(
  submission: SubmissionState,
  { score, passMark, version }: { score: number; passMark: number; version: number | undefined },
): 'complete' | 'grade' | 'STALE_VERSION' {
  if (isStale(submission, version)) return 'STALE_VERSION';
  return score >= passMark ? 'complete' : 'grade';
}

/**
 * The result of returning a submission. A grade below the pass mark may be followed by another try;
 * a submission that has completed its lesson is final.
 */
export function decideReturn(
  submission: SubmissionState,
  version: number | undefined,
): 'return' | 'STALE_VERSION' | 'INVALID_STATE' {
  if (isStale(submission, version)) return 'STALE_VERSION';
  return submission.isCompleted ? 'INVALID_STATE' : 'return';
}
