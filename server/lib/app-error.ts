import type { ErrorCode } from '#contract/errors.ts';
import type { Message } from '#i18n/message.ts';

/** What a response with the status 503 is due to; metrics count by it. */
export type UnavailableCause =
  /** More is in flight than can be done in time. */
  | 'shed'
  | 'database'
  | 'files'
  | 'network'
  | 'scanner'
  | 'stripe'
  | 'login_provider'
  /** `/healthz` and `/readyz` say that the process serves no more, or not yet. */
  | 'health';

interface AppErrorDetails {
  /** The error of each field. */
  fields?: Readonly<Record<string, Message>>;
  /** What the client needs to continue, e.g. the current state with `STALE_VERSION`. */
  data?: unknown;
  /** The message where that of the code is too general. */
  msg?: Message;
  /** Seconds until a retry makes sense (`RATE_LIMITED`). */
  retryAfterSeconds?: number;
  /** Of `SERVICE_UNAVAILABLE`; absent: what failed behind it, or `shed`. */
  unavailable?: UnavailableCause;
  /** What failed behind it, for the log alone. */
  cause?: unknown;
}

/**
 * An error that the caller sees; everything else thrown is a 500. It carries keys of messages,
 * never sentences: the edge knows the caller's language (`#server/http/errors.ts`).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** An error of one field, whose message is also that of the whole. */
export function fieldError(code: ErrorCode, field: string, message: Message): AppError {
  return new AppError(code, { msg: message, fields: { [field]: message } });
}

/** For a `catch`: gives NOT_FOUND a message that says what the call could not do. */
export function notFoundAs(msg: Message): (error: unknown) => never {
  return (error) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      throw new AppError('NOT_FOUND', { msg });
    }
    throw error;
  };
}
