import type { ErrorCode } from '#contract/errors.ts';

interface AppErrorDetails {
  /** Sentence for each wrong field, in the caller's language. */
  fields?: Record<string, string>;
  /** What the client needs to go on, e.g. the current state with `STALE_VERSION`. */
  data?: unknown;
  /** A sentence in the caller's language, where the code's own is too general. */
  msg?: string;
  /** Seconds until trying again makes sense (`RATE_LIMITED`). */
  retryAfterSeconds?: number;
}

/** A refusal that the caller sees; everything else thrown is a 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
