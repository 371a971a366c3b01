import type { CurrentUser } from '#server/auth/current-user.ts';

/** The facts that decide what a teacher may do with a submission. */
interface SubmissionState {
  user_id: number;
  version: number;
  /** The learner has completed the lesson. */
  isCompleted: boolean;
}

/** Nobody grades their own submission: an admin who learns could pay themselves. */
export function mayGrade(
  submission: Pick<SubmissionState, 'user_id'>,
  grader: Pick<CurrentUser, 'userId'>,
) {
  return submission.user_id !== grader.userId;
}

/** @param version the version that the teacher has read; undefined: whatever it is now */
function decideSubmission(
  submission: SubmissionState,
  grader: Pick<CurrentUser, 'userId'>,
  version: number | undefined,
): 'FORBIDDEN' | 'STALE_VERSION' | null {
  if (!mayGrade(submission, grader)) return 'FORBIDDEN';
  return version !== undefined && version !== submission.version ? 'STALE_VERSION' : null;
}

/**
 * The result of a grade. A submission in any status can be graded, a graded one again; completing
 * is recorded every time, since it pays once.
 */
export function decideGrade(
  submission: SubmissionState,
  grader: Pick<CurrentUser, 'userId'>,
  { score, passMark, version }: { score: number; passMark: number; version: number | undefined },
): 'complete' | 'grade' | 'FORBIDDEN' | 'STALE_VERSION' {
  return (
    decideSubmission(submission, grader, version) ?? (score >= passMark ? 'complete' : 'grade')
  );
}

/**
 * The result of returning a submission. A grade below the pass mark may be followed by another try;
 * a submission that has completed its lesson is final.
 */
export function decideReturn(
  submission: SubmissionState,
  grader: Pick<CurrentUser, 'userId'>,
  version: number | undefined,
): 'return' | 'FORBIDDEN' | 'STALE_VERSION' | 'INVALID_STATE' {
  const refused = decideSubmission(submission, grader, version);
  return refused ?? (submission.isCompleted ? 'INVALID_STATE' : 'return');
}
