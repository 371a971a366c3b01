/**
 * Every error code of this academy's calls, and its HTTP status.
 * A code is stable: programs switch on it. Adding one here does not compile
 * until both languages have its sentence (`i18n/en/errors.ts`, `i18n/zh/errors.ts`).
 */
export const errorStatuses = {
  VALIDATION_FAILED: 400,
  AUTH_REQUIRED: 401,
  INVALID_CREDENTIALS: 401,
  /** The password is right; `data` has the challenge that the code of the second factor needs. */
  CODE_REQUIRED: 401,
  SESSION_EXPIRED: 401,
  FORBIDDEN: 403,
  /** The academy requires a second factor of the role, and the person has none yet. */
  SECOND_FACTOR_REQUIRED: 403,
  /** The call needs a recent proof that it is the caller: `accounts.reauthenticate`, then again. */
  REAUTHENTICATION_REQUIRED: 403,
  CONTENT_LOCKED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The body did not arrive in time. */
  REQUEST_TIMEOUT: 408,
  INSUFFICIENT_POINTS: 409,
  OUT_OF_STOCK: 409,
  ALREADY_REDEEMED: 409,
  MAX_REDEMPTIONS_REACHED: 409,
  UNAVAILABLE: 409,
  EMAIL_TAKEN: 409,
  /** The step needs an address that its person has proven to be theirs. */
  EMAIL_NOT_VERIFIED: 409,
  INVITATION_INVALID: 409,
  ATTEMPTS_EXHAUSTED: 409,
  NOT_YET_COMPLETABLE: 409,
  STALE_VERSION: 409,
  /** The record is not in the state that the action starts from. */
  INVALID_STATE: 409,
  /** An `Idempotency-Key` came back with another body. */
  IDEMPOTENCY_CONFLICT: 409,
  /** The value is in use by another record (a code, a slug). */
  ALREADY_EXISTS: 409,
  /** The last active admin cannot be removed, deactivated or demoted. */
  LAST_ADMIN: 409,
  /** The call was replaced; `msg` names its successor. */
  GONE: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The request names a host, or came through a proxy, that this academy is not served under. */
  MISDIRECTED: 421,
  /** The virus scanner has found something in the file that was sent. */
  VIRUS_FOUND: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;

/** The closed list of error codes, for schemas and exhaustive tests. */
export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];
