import type { CurrentUser } from '#server/auth/current-user.ts';

/** Of a work, what decides what its teacher may do with it. */
interface WorkState {
  user_id: number;
  version: number;
  /** The learner has completed the content. */
  isCompleted: boolean;
}

/** Whose courses a person looks after: their own, or with null those of all. */
export function taughtBy(currentUser: Pick<CurrentUser, 'userId' | 'role'>): number | null {
  return currentUser.role === 'admin' ? null : currentUser.userId;
}

/** Nobody grades their own work, or an admin who learns could pay themselves. */
export function mayGrade(work: Pick<WorkState, 'user_id'>, grader: Pick<CurrentUser, 'userId'>) {
  return work.user_id !== grader.userId;
}

/** @param asked the version that the teacher has read; undefined: whatever it is now */
function decideWork(
  work: WorkState,
  grader: Pick<CurrentUser, 'userId'>,
  asked: number | undefined,
): 'FORBIDDEN' | 'STALE_VERSION' | null {
  if (!mayGrade(work, grader)) return 'FORBIDDEN';
  return asked !== undefined && asked !== work.version ? 'STALE_VERSION' : null;
}

/**
 * What a grade comes to. Work in any state can be graded, graded work again; completing is
 * recorded every time, since it pays once.
 */
export function decideGrade(
  work: WorkState,
  grader: Pick<CurrentUser, 'userId'>,
  { score, passMark, version }: { score: number; passMark: number; version: number | undefined },
): 'complete' | 'grade' | 'FORBIDDEN' | 'STALE_VERSION' {
  return decideWork(work, grader, version) ?? (score >= passMark ? 'complete' : 'grade');
}

/**
 * What giving back comes to. A grade below the pass mark may be followed by another try;
 * work that has completed its content is done.
 */
export function decideReturn(
  work: WorkState,
  grader: Pick<CurrentUser, 'userId'>,
  version: number | undefined,
): 'return' | 'FORBIDDEN' | 'STALE_VERSION' | 'INVALID_STATE' {
  const refused = decideWork(work, grader, version);
  return refused ?? (work.isCompleted ? 'INVALID_STATE' : 'return');
}
