/**
 * Thrown by a job for which no further attempt can succeed: the server has refused it for good. It
 * fails at once.
 */
export class JobRefused extends Error {}

/**
 * Thrown by a job whose service cannot be reached or refuses everything: the lane pauses, since the
 * other jobs would fail in the same way.
 */
export class ServiceAway extends Error {}

/**
 * Thrown by a job that lost the connection to its service on the way. One alone may be the fault of
 * the job; several in a row pause the lane.
 */
export class SessionLost extends Error {
  /** The job may have been done: as after an interruption, it is tried once more, not twice. */
  readonly mayBeDone: boolean;

  constructor(message: string, { mayBeDone, cause }: { mayBeDone: boolean; cause?: unknown }) {
    super(message, { cause });
    this.mayBeDone = mayBeDone;
  }
}

/** Thrown by a job that its process, which stops, has not waited for. It is due again at once. */
export class JobAbandoned extends Error {
  /** As of a lost session. */
  readonly mayBeDone: boolean;

  constructor({ mayBeDone, cause }: { mayBeDone: boolean; cause?: unknown }) {
    super('The process stopped before this job ended.', { cause });
    this.mayBeDone = mayBeDone;
  }
}

const LONGEST_TEXT = 1000;

/** The text of an error as PostgreSQL can store it: no NUL, no half of a surrogate pair. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll('\0', '')
    .slice(0, LONGEST_TEXT)
    .toWellFormed();
