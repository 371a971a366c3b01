import type { ErrorCode } from '#contract/errors.ts';
import type { Message } from '#i18n/message.ts';

interface AppErrorDetails {
  /** What is wrong with each field. */
  fields?: Readonly<Record<string, Message>>;
  /** What the client needs to go on, e.g. the current state with `STALE_VERSION`. */
  data?: unknown;
  /** What to say where the code's own sentence is too general. */
  msg?: Message;
  /** Seconds until trying again makes sense (`RATE_LIMITED`). */
  retryAfterSeconds?: number;
}

/**
 * A refusal that the caller sees; everything else thrown is a 500. It carries keys of
 * texts, never sentences: the edge knows the caller's language (`#server/http/errors.ts`).
 */
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

/** A refusal for one field, whose message is the sentence of the whole as well. */
export function fieldError(code: ErrorCode, field: string, message: Message): AppError {
  return new AppError(code, { msg: message, fields: { [field]: message } });
}
